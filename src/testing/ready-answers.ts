import { listAnswers } from "../content/documents/server-data";
import { FIXTURE_CONTENT } from "./load-content";

module.exports = listAnswers(FIXTURE_CONTENT);
