import { PROGRAMS, bundleProgram, getProgramPath } from "./bundle.mjs";
import { Problem } from "./problem.mjs";
import { runProgram } from "./run-program.mjs";

/** Bundles the server and its companions into `.build/`. */
export async function bundlePrograms() {
  for (const name of Object.keys(PROGRAMS)) {
    await bundleProgram(name).catch((error) => {
      throw new Problem(`src/${PROGRAMS[name]}.ts could not be bundled.`, { output: error.message });
    });
  }
}

/** Writes compressed copies of the changed files in `public/`; with `isQuick` quickly and less small, while staff wait. */
export async function precompress({ isQuick = false } = {}) {
  const options = isQuick ? ["--quick"] : [];
  const { code, output } = await runProgram(process.execPath, [getProgramPath("precompress"), ...options]);
  if (code !== 0) throw new Problem("Compressing the built files failed.", { output });
}
