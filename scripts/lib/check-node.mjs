// Every command imports this first, so that an old Node is reported before anything else fails.
const WANTED = "20.12";
const [major, minor] = process.versions.node.split(".").map(Number);
const [wantedMajor, wantedMinor] = WANTED.split(".").map(Number);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(`✗ This is Node ${process.versions.node}; this site needs Node ${WANTED} or newer.`);
  console.error("  Install it from https://nodejs.org (or: nvm install 22) and run the command again.");
  process.exit(1);
}
