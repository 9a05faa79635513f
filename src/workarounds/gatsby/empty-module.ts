// Replaces modules in the browser's bundle that are not used there (trim-bundles.ts).
export {};
