import { listServerSettings } from "../content-documents/list-server-settings";
import { FIXTURE_CONTENT } from "./load-content";

module.exports = listServerSettings(FIXTURE_CONTENT);
