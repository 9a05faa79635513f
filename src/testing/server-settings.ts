import { listServerSettings } from "../content/site-content";
import { FIXTURE_CONTENT } from "./load-content";

module.exports = listServerSettings(FIXTURE_CONTENT);
