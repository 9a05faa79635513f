import type { GatsbyNode } from "gatsby";

import { writeMessageTypes } from "./write-message-types";
import { writeOpenApi } from "./write-open-api";

/** Brings up to date what the repository holds of messages and of the content model. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await writeMessageTypes();
  await writeOpenApi();
};
