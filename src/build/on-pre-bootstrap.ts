import type { GatsbyNode } from "gatsby";

import { writeMessageTypes } from "./write-message-types";

/** Brings what TypeScript knows of the sentences up to date. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => writeMessageTypes();
