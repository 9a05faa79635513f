// Loaded before Gatsby's build. Without its caches (a folder that was moved, `gatsby clean`) Gatsby renders every picture anew, which
// takes minutes, although the name of each says of what and how it was made. What was there after the last good build stays.
const { statSync } = require("node:fs");
const { env } = require("node:process");

const pictures = require("gatsby-plugin-sharp/process-file");

const { processFile } = pictures;
const { LAST_BUILD = "" } = env;

function isThere({ outputPath }) {
  const file = statSync(outputPath, { throwIfNoEntry: false });
  return file !== undefined && file.size > 0 && file.mtimeMs < Date.parse(LAST_BUILD);
}

pictures.processFile = async (file, transforms, options) => {
  const missing = transforms.filter((transform) => !isThere(transform));
  return missing.length === 0 ? [] : processFile(file, missing, options);
};
