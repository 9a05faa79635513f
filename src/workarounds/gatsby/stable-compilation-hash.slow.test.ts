/** @jest-environment node */
import { stableCompilationHash } from "./stable-compilation-hash";

interface Compilation {
  hash: string;
  assets: Record<string, object>;
}

/** Ends a compilation that made these files; gets the hash that Gatsby finds then. */
function endWith(names: readonly string[]): string {
  const compilation: Compilation = {
    hash: "of a compilation with its children",
    assets: Object.fromEntries(names.map((name) => [name, {}])),
  };
  const emit: ((made: Compilation) => void)[] = [];
  stableCompilationHash.apply({ hooks: { emit: { tap: (_, run) => emit.push(run) } } });
  for (const run of emit) run(compilation);
  return compilation.hash;
}

it("gives the same scripts and styles the same hash, in whichever order they were made", () => {
  const hash = endWith(["app-1.js", "styles.2.css"]);
  expect(hash).toMatch(/^[\da-f]{20}$/);
  expect(endWith(["styles.2.css", "app-1.js"])).toBe(hash);
});

it.each([[["app-2.js", "styles.2.css"]], [["app-1.js", "styles.3.css"]], [["app-1.js"]]])(
  "gives others another one: %j",
  (names) => {
    expect(endWith(names)).not.toBe(endWith(["app-1.js", "styles.2.css"]));
  },
);
