/*
 * Workaround for: gatsby-plugin-sharp has no option for the effort of AVIF, and renders each picture again after Gatsby's caches were deleted.
 *   Replaces sharp.prototype.avif and gatsby-plugin-sharp/process-file. Loaded with `node --require` before Gatsby.
 * Tested with: gatsby-plugin-sharp 5.16, sharp 0.34
 * Upstream: none filed (related: https://github.com/gatsbyjs/gatsby/issues/30256, closed)
 * Without it: AVIF pictures take 8 times as long and are 4 % larger; after a change of src/content, or in a moved folder, all pictures of the
 *   site are rendered again, which takes minutes.
 * Fails without it: scripts/workarounds/picture-rendering.slow.test.mjs
 * Needed while this passes: scripts/workarounds/picture-rendering.upstream.test.mjs
 */
const { existsSync, readFileSync, rmSync, statSync } = require("node:fs");

const pictures = require("gatsby-plugin-sharp/process-file");
const sharp = require("sharp");

const { processFile } = pictures;
const { avif } = sharp.prototype;
/** Of the build before this one. It is no variable of the environment: Gatsby would compile functions and HTML renderer anew whenever one changes. */
const STAMP = ".build/stamp.json";
const { finishedAt = "" } = existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, "utf8")) : {};

/** Of 0 to 9; sharp's default is 4 (hoyo-azul.jpg at 1200 px, quality 55: 3,355 ms and 150 kB against 379 ms and 145 kB, two cores). */
const AVIF_EFFORT = 2;

sharp.prototype.avif = function avifAtEffort(options) {
  return avif.call(this, { effort: AVIF_EFFORT, ...options });
};

/** Tells whether the last good build has left a picture. Its name contains the hashes of its source and of its options. */
function isRendered({ outputPath }) {
  const file = statSync(outputPath, { throwIfNoEntry: false });
  return file !== undefined && file.size > 0 && file.mtimeMs < Date.parse(finishedAt);
}

pictures.processFile = async (file, transforms, options) => {
  const missing = transforms.filter((transform) => !isRendered(transform));
  // The file may be a hard link to one of the last good build, which must not be written over.
  for (const { outputPath } of missing) rmSync(outputPath, { force: true });
  return missing.length === 0 ? [] : processFile(file, missing, options);
};
