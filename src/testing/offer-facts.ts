import { listOfferFacts } from "../content-documents/list-offer-facts";
import { FIXTURE_CONTENT } from "./load-content";

module.exports = listOfferFacts(FIXTURE_CONTENT);
