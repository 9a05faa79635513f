import { readdirSync } from "node:fs";

import { inRoot } from "../lib/root.mjs";

/**
 * The import boundaries of the architecture: what each folder of `src/` may import besides itself. What is not listed is
 * forbidden. `testing` stands in no list: only tests import it.
 */
const ALLOWED_IMPORTS = {
  config: [],
  // Pure functions: ESLint keeps the browser's globals out (palmarena/pure).
  lib: [],
  // What programs ask of the machine: listing and writing files, git, processes. For src/ and scripts/ alike.
  files: [],
  // What leans on the insides of Gatsby, Decap and Node: one file for each workaround, listed in src/workarounds/README.md.
  workarounds: ["browser", "browser-state", "templates", "i18n", "config", "lib", "styles"],
  // Storage, history and announcements that pages share with Gatsby's hooks, outside of React; how days stand, in the words of booking.
  "browser-state": ["booking"],
  // Types of the texts alone.
  i18n: ["config", "locales"],
  // Pure rules of booking: prices, days, ships and their words. Form, page and mail must agree on them.
  booking: ["config", "i18n", "lib"],
  contracts: ["booking", "config", "lib"],
  // One loader: schema and checks, nodes and pages, and all that is written of the content beside them.
  content: ["workarounds", "contracts", "map", "search", "i18n", "config", "files", "lib", "styles"],
  // One search for the page, the build that writes its index, and the content API.
  search: ["config", "lib"],
  // Maps are drawn when the site is built, and in the editor's preview: never in a visitor's browser.
  map: ["config"],
  server: [
    "workarounds",
    ...["booking", "contracts", "content", "search", "i18n", "locales", "config", "files", "lib"],
  ],
  api: ["editor/backend", "server", "contracts"],
  components: ["browser-state", "booking", "i18n", "config", "lib", "content", "styles"],
  features: [
    "browser-state",
    "booking",
    "components",
    "contracts",
    "search",
    "i18n",
    "config",
    "lib",
    "styles",
  ],
  templates: ["booking", "features", "components", "i18n", "config", "lib", "styles"],
  // The service worker: its own bundle, like the editor.
  offline: ["workarounds", "i18n", "config", "lib"],
  browser: ["workarounds", "browser-state", "components", "i18n", "config", "lib", "styles"],
  // Previews are made of the site's own parts.
  "editor/decap": [
    "workarounds",
    "staff",
    "booking",
    "contracts",
    "content",
    "map",
    "features",
    "components",
    "i18n",
    "locales",
    "config",
    "lib",
    "styles",
  ],
  // The pages of staff beside the editor, a bundle of their own, and the frame that the editor carries too.
  staff: [
    ...["booking", "content", "contracts", "components", "i18n", "locales", "config", "lib", "styles"],
    // Its type alone, as the client of tRPC needs it: palmarena/router-type.
    "editor/backend/staff-router.ts",
  ],
  // The editor's calls, its two stores and publishing: saved content is checked as the build checks it.
  "editor/backend": ["workarounds", "server", "booking", "contracts", "content", "config", "files", "lib"],
  // The HTTP server of one machine: the contracts' error codes, the route table's redirects.
  hosting: ["workarounds", "api", "editor/backend", "server", "contracts", "i18n", "config", "files", "lib"],
  // Packages, compressed copies and Netlify's rules, with the headers that the server sends.
  deployment: ["workarounds", "hosting", "i18n", "config", "files", "lib"],
};

function toZone([folder, allowed]) {
  return {
    target: `./src/${folder}`,
    from: "./src",
    except: [folder, ...allowed].map((name) => `./${name}`),
    message: `${folder}/ may import only ${[...allowed, "packages"].join(", ")} (scripts/lint/import-boundaries.mjs).`,
  };
}

function toFeatureZone(feature) {
  return {
    target: `./src/features/${feature}`,
    from: "./src/features",
    except: [`./${feature}`],
    message: "No feature imports another feature: what two need belongs in components/, contracts/ or lib/.",
  };
}

/** Parts of the loader that run in builds alone; the editor's backend makes documents of a draft as a build does. */
const BUILD_PARTS = ["gatsby", "outputs", "share", "structured-data", "documents"];
const BUILDERS = ["content", "editor/backend"];

function toBuildZone(part) {
  const others = Object.keys(ALLOWED_IMPORTS).filter((folder) => !BUILDERS.includes(folder));
  return {
    target: others.map((folder) => `./src/${folder}`),
    from: `./src/content/${part}`,
    message: `src/content/${part} is for the build and the editor's backend.`,
  };
}

const MIGRATIONS = {
  target: "./src/server/platform/database/migrations",
  from: "./src",
  except: ["./server/platform/database/migrations"],
  message:
    "A released migration stays as it is: it imports nothing of the application, which goes on changing.",
};

const OUTSIDE = {
  target: "./src",
  from: "./",
  except: [
    "./src",
    "./plugins",
    "./.build/content",
    "./.build/mail-worker.json",
    "./package.json",
    "./node_modules",
  ],
  message:
    "src/ imports nothing from outside but plugins/, what the build writes for it and packages; content/ is read by its schemas.",
};

export function getZones() {
  const features = readdirSync(inRoot("src", "features"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [
    ...Object.entries(ALLOWED_IMPORTS).map(toZone),
    ...features.map(({ name }) => toFeatureZone(name)),
    ...BUILD_PARTS.map(toBuildZone),
    MIGRATIONS,
    OUTSIDE,
  ];
}
