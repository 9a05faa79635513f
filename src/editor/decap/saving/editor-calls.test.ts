import type { StaffLocale } from "../../../domain/config/staff";
import type { OutdatedFile } from "../../../domain/contracts/editor";
import { describeConflict } from "./editor-calls";

const ANA = { path: "", text: "theirs", version: "2", at: "2026-11-22T17:45:00.000Z", by: "Ana" } as const;

it.each<[StaffLocale, Partial<OutdatedFile>, RegExp]>([
  [
    "en",
    {},
    /^Not saved: this entry was changed by Ana, on November 22, 2026 at .+, after you had opened it here\. What you typed is still here\.$/,
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
  document.documentElement.lang = staff;
  const file = { ...ANA, ...change };
  const older = { ...file, at: file.at && "2026-11-21T08:00:00.000Z", by: null };
  expect(describeConflict({ files: [older, file], isDeletion: false })).toMatch(expected);
});

it("says of a deletion that nothing was deleted", () => {
  document.documentElement.lang = "es";
  expect(describeConflict({ files: [ANA], isDeletion: true })).toMatch(
    /^No se eliminó: .+ la abriera aquí\.$/,
  );
});
