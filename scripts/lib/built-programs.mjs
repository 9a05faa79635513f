import { PROGRAMS, bundleProgram, getProgramPath, hasProgram } from "./bundle.mjs";
import { Problem } from "./problem.mjs";
import { runProgram } from "./run-program.mjs";

/** Bundles the server and its companions into `.build/`. */
export async function bundlePrograms() {
  for (const name of Object.keys(PROGRAMS).filter(hasProgram)) {
    await bundleProgram(name).catch((error) => {
      throw new Problem(`src/${PROGRAMS[name]}.ts could not be bundled.`, { output: error.message });
    });
  }
}

/** Writes the compressed copies of what has changed in `public/`; `isQuick`: larger ones, because somebody waits. */
export async function precompress({ isQuick = false } = {}) {
  const options = isQuick ? ["--quick"] : [];
  const { code, output } = await runProgram(process.execPath, [getProgramPath("precompress"), ...options]);
  if (code !== 0) throw new Problem("Compressing the built files failed.", { output });
}
