import type Sharp from "sharp";

/** Loads the library of pictures when one is worked on. It is native: no bundler may follow the import. */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import(/* webpackIgnore: true */ "sharp");
  return sharp;
}
