// Imported first by every command: an old Node must be told so, not stumble over something else.
const WANTED = "20.12";
const [major, minor] = process.versions.node.split(".").map(Number);
const [wantedMajor, wantedMinor] = WANTED.split(".").map(Number);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(`✗ This is Node ${process.versions.node}; Palmarena needs Node ${WANTED} or newer.`);
  console.error("  Install it from https://nodejs.org (or: nvm install 22) and run the command again.");
  process.exit(1);
}
