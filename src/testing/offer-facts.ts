import { listOfferFacts } from "../content-documents/list-offer-facts";
import { FIXTURE_CONTENT } from "./fixture-content";

/** What the build writes of the fixture content's offers for the server. */
module.exports = listOfferFacts(FIXTURE_CONTENT);
