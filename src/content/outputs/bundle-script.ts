import { buildSync, type BuildOptions } from "esbuild";

/** Bundles a script that the pages contain inline or that stands beside them. */
export function bundleScript(entryPoint: string, options: Pick<BuildOptions, "target" | "define">): string {
  const { outputFiles } = buildSync({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    ...options,
  });
  return outputFiles[0]?.text ?? "";
}
