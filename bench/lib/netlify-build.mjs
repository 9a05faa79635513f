export * from "./netlify/build-site.mjs";
