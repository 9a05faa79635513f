import { listServerSettings } from "../content-documents/list-server-settings";
import { FIXTURE_CONTENT } from "./fixture-content";

/** What the build writes of the fixture content's settings for the server. */
module.exports = listServerSettings(FIXTURE_CONTENT);
