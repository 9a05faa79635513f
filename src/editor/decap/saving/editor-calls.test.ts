import type { StaffLocale } from "../../../config/staff";
import type { OutdatedFile } from "../../../contracts/editor";
import { describeConflict } from "./editor-calls";

const AT = "2026-11-22T17:45:00.000Z";

function describeFile(change: Partial<OutdatedFile>, staff: StaffLocale, isDeletion = false): string {
  const file: OutdatedFile = {
    path: "",
    text: "theirs",
    version: "2",
    at: AT,
    by: "Ana",
    ...change,
  };
  const older: OutdatedFile = { ...file, at: file.at && "2026-11-21T08:00:00.000Z", by: null };
  return describeConflict({ files: [older, file], isDeletion }, staff);
}

it.each<[StaffLocale, Partial<OutdatedFile>, RegExp]>([
  [
    "en",
    {},
    /^Not saved: this entry was changed by Ana, on November 22, 2026 at .+, after you had opened it here\. What you typed is still here\.$/,
  ],
  [
    "es",
    { by: "Luis" },
    /^No se guardó: esta entrada se cambió por Luis, el 22 de noviembre de 2026.+, después de que usted la abriera aquí\. Lo que usted escribió sigue aquí\.$/,
  ],
  [
    "es",
    { by: null },
    /^No se guardó: esta entrada se cambió fuera de este editor \(no se sabe quién\), el 22 de noviembre/,
  ],
  [
    "es",
    { text: null, at: null, by: null },
    /^No se guardó: esta entrada se eliminó fuera de este editor \(no se sabe quién\), después de que usted la abriera aquí\./,
  ],
])("says in the staff's language who changed an entry last and when (%s, %o)", (staff, change, expected) => {
  expect(describeFile(change, staff)).toMatch(expected);
});

it("says of a deletion that nothing was deleted", () => {
  expect(describeFile({}, "es", true)).toMatch(/^No se eliminó: .+ la abriera aquí\.$/);
  expect(describeFile({}, "en", true)).toMatch(/^Not deleted: .+ opened it here\.$/);
});
