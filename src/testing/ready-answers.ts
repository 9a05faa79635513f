import { listAnswers } from "../content/documents/list-answers";
import { FIXTURE_CONTENT } from "./fixture-content";

module.exports = listAnswers(FIXTURE_CONTENT);
