import { readdirSync } from "node:fs";

import { inRoot } from "../lib/root.mjs";

/**
 * THE arrows of the architecture: what each folder of `src/` may import besides itself. What is not listed is
 * forbidden. `testing` stands in no list: only tests import it.
 */
const ARROWS = {
  config: [],
  lib: [],
  i18n: ["config"],
  // Pure rules of booking: prices, days, ships and their words. Form, page and mail must agree on them.
  booking: ["config", "i18n", "lib"],
  contracts: ["booking", "config"],
  content: ["config"],
  // One search for the page, the build that writes its index, and the content API.
  search: ["config", "lib"],
  // Maps are drawn when the site is built, and in the editor's preview: never in a visitor's browser.
  map: ["config"],
  build: ["content", "contracts", "map", "search", "i18n", "config", "lib", "styles"],
  server: ["booking", "contracts", "content", "search", "i18n", "config", "lib"],
  api: ["server", "contracts"],
  components: ["i18n", "config", "lib", "content", "styles"],
  features: ["booking", "components", "contracts", "search", "i18n", "config", "lib", "styles"],
  templates: ["booking", "features", "components", "i18n", "config", "lib", "styles"],
  pages: ["booking", "templates", "features", "components", "i18n", "config", "lib", "styles"],
  // The service worker: its own bundle, like the editor.
  offline: ["i18n", "config", "lib"],
  browser: ["components", "i18n", "config", "lib", "styles"],
  // Previews are made of the site's own parts.
  admin: ["booking", "content", "map", "features", "components", "i18n", "config", "lib", "styles"],
  // A host answers in the words of the contracts and moves old paths by the route table; its local editor checks content.
  hosting: ["server", "content", "config", "contracts", "i18n", "lib"],
};

function toZone([folder, allowed]) {
  return {
    target: `./src/${folder}`,
    from: "./src",
    except: [folder, ...allowed].map((name) => `./${name}`),
    message: `${folder}/ may import only ${[...allowed, "packages"].join(", ")} (scripts/lint/arrows.mjs).`,
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

const OUTSIDE = {
  target: "./src",
  from: "./",
  except: ["./src", "./plugins", "./.build/content", "./package.json", "./node_modules"],
  message:
    "src/ imports nothing from outside but plugins/, .build/content/ and packages; content/ is read by its schemas.",
};

/** Gets the zones for import-x/no-restricted-paths: one per folder, one per feature. */
export function getZones() {
  const features = readdirSync(inRoot("src", "features"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [...Object.entries(ARROWS).map(toZone), ...features.map(({ name }) => toFeatureZone(name)), OUTSIDE];
}
