import { listAnswers } from "../content-documents/list-answers";
import { FIXTURE_CONTENT } from "./fixture-content";

/** What the build writes of the fixture content's ready-made answers for the server. */
module.exports = listAnswers(FIXTURE_CONTENT);
