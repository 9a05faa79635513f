import { listServerSettings } from "../content/site-content";
import { FIXTURE_CONTENT } from "./fixture-content";

module.exports = listServerSettings(FIXTURE_CONTENT);
