import { listAnswers } from "../content-documents/list-answers";
import { FIXTURE_CONTENT } from "./load-content";

module.exports = listAnswers(FIXTURE_CONTENT);
