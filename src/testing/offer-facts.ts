import { listOfferFacts } from "../content/documents/server-data";
import { FIXTURE_CONTENT } from "./load-content";

module.exports = listOfferFacts(FIXTURE_CONTENT);
