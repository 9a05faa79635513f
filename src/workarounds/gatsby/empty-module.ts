// Stands in the browser's bundle for what is not used there (trim-bundles.ts).
export {};
