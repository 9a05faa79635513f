import type { KnipConfig } from "knip";

/** Gatsby reads a component's fragment by its export; no module imports it. */
function hideFragments(source: string): string {
  return source.replace(/^export (const \w+Fragment = graphql`)/gm, "$1");
}

export default {
  entry: [
    "gatsby-{config,node,browser,ssr}.{ts,tsx}",
    "src/hosting/{main,enquiries-cli,staff-cli}.ts",
    "src/deployment/{deploy-cli,precompress,package-program,netlify/prepare-deploy}.ts",
    "src/content/outputs/generated-sources.ts",
    "src/{content/documents/content-program,hosting/develop-editor}.ts",
    "src/domain/i18n/root-language.ts",
    "src/site/offline/{service-worker,self-unregistering-worker}.ts",
    "src/editor/decap/main.tsx",
    "src/staff/*/*-page.tsx",
    "src/staff/shell/{early-texts.ts,show-page.tsx}",
    "src/editor/decap/previews/gatsby-stub.tsx",
    "src/testing/{gatsby.tsx,postgres-server.mjs,content-documents/{en,es,it}.ts}",
    "src/site/pages/*.tsx",
    "src/api/**/*.ts",
    "scripts/*.mjs",
    "scripts/**/*.test.mjs",
    "scripts/jest/*.cjs",
    "scripts/workarounds/picture-rendering.cjs",
    "artwork/{*,map/*,fonts/*}.mjs",
    "bench/**/*.{mjs,ts,tsx}",
    "e2e/**/*.spec.ts",
    "eslint.fast.config.mjs",
  ],
  project: [
    "src/**/*.{ts,tsx,mjs}",
    "scripts/**/*.{mjs,cjs}",
    "e2e/**/*.{ts,tsx}",
    "bench/**/*.{ts,tsx,mjs}",
    "*.{ts,tsx,mjs}",
  ],
  ignoreBinaries: ["blender", "caddy", "ffmpeg", "mount", "strace", "taskset", "umount"],
  // The types of a package that only src/testing imports, which knip does not connect; Gatsby's own parts, of the version it brings
  // (docs/decisions/0222); the fonts, which are read as files.
  // Gatsby chooses its adapter by itself where NETLIFY is set. The last ones are packages of artwork.
  ignoreDependencies: [
    "@types/smtp-server",
    "gatsby-cli",
    "gatsby-adapter-netlify",
    "@fontsource-variable/figtree",
    "@fontsource-variable/fraunces",
    ...["subset-font", "topojson-client", "world-atlas"],
  ],
  ignoreExportsUsedInFile: true,
  compilers: { tsx: hideFragments },
} satisfies KnipConfig;
