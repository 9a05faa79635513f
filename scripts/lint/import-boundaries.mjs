import { readdirSync } from "node:fs";

import { inRoot } from "../lib/root.mjs";

/**
 * The import boundaries of the architecture: what each folder of `src/` may import besides itself. What is not listed is
 * forbidden. `testing` stands in no list: only tests import it.
 */
const ALLOWED_IMPORTS = {
  // Rules and schemas that browser, server and build share. ESLint keeps the browser's globals out (palmarena/pure).
  domain: ["locales"],
  "domain/config": [],
  "domain/lib": [],
  // Types of the texts alone.
  "domain/i18n": ["domain/config", "locales"],
  // Prices, days, ships and their words: form, page and mail must agree on them.
  "domain/booking": ["domain/config", "domain/i18n", "domain/lib"],
  "domain/contracts": ["domain/booking", "domain/config", "domain/lib"],
  // One search for the page, the build that writes its index, and the content API.
  "domain/search": ["domain/config", "domain/lib"],
  // What programs ask of the machine: listing and writing files, git, processes. For src/ and scripts/ alike.
  files: [],
  // What leans on the insides of Gatsby, Decap and Node: one file for each workaround, listed in src/workarounds/README.md.
  workarounds: ["site/browser", "site/gatsby", "site/pages", "domain", "styles"],
  // One loader: schema and checks, nodes and pages, maps, and all that is written of the content beside them.
  content: ["workarounds", "domain", "locales", "files", "styles"],
  server: ["workarounds", "content", "domain", "locales"],
  api: ["editor/backend", "server", "domain/contracts"],
  site: ["workarounds", "content", "domain", "styles"],
  // Storage, history and announcements that pages share with Gatsby's hooks, outside of React.
  "site/browser": ["domain/booking"],
  // Previews are made of the site's own parts.
  "editor/decap": ["workarounds", "staff", "site", "content", "domain", "locales", "styles"],
  // The pages of staff beside the editor, a bundle of their own, and the frame that the editor carries too.
  staff: [
    ...["site/form", "site/layout", "site/ui", "content", "domain", "locales", "styles"],
    // Its type alone, as the client of tRPC needs it: palmarena/router-type.
    "editor/backend/staff-router.ts",
  ],
  // The editor's calls, its two stores and publishing: saved content is checked as the build checks it.
  "editor/backend": ["workarounds", "server", "content", "domain", "files"],
  // The HTTP server of one machine: the contracts' error codes, the route table's redirects.
  hosting: ["workarounds", "api", "editor/backend", "server", "domain", "files"],
  // Packages, compressed copies and Netlify's rules, with the headers that the server sends.
  deployment: ["workarounds", "hosting", "domain", "files"],
};

/** Parts of the site for one page or one task. What two of them need is in the other folders of `src/site`, which import none of them. */
const FEATURES = [
  ...["booking", "catalog", "concierge-card", "contact", "home"],
  ...["newsletter", "offer", "offline", "registration", "shortlist"],
];

function toZone([folder, allowed]) {
  return {
    target: `./src/${folder}`,
    from: "./src",
    except: [folder, ...allowed].map((name) => `./${name}`),
    message: `${folder}/ may import only ${[...allowed, "packages"].join(", ")} (scripts/lint/import-boundaries.mjs).`,
  };
}

function toFeatureZone(feature) {
  const shared = readdirSync(inRoot("src", "site")).filter(
    (folder) => folder !== "pages" && folder !== feature,
  );
  return {
    target: shared.map((folder) => `./src/site/${folder}`),
    from: `./src/site/${feature}`,
    message: "Only pages import a feature of the site: what two need belongs in a shared folder of src/site.",
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
  return [
    ...Object.entries(ALLOWED_IMPORTS).map(toZone),
    ...FEATURES.map(toFeatureZone),
    ...BUILD_PARTS.map(toBuildZone),
    MIGRATIONS,
    OUTSIDE,
  ];
}
