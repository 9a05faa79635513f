import { resolve } from "node:path";

import { prepareDeploy } from "./netlify/prepare-deploy";

/** The last step of a build on Netlify. */
const { files } = await prepareDeploy(resolve("."));
process.stdout.write(`For Netlify: rules for ${files} files.\n`);
