import type { ContentProblem } from "../../../content/content-problem";
import type { StaffLocale } from "../../../domain/config/staff";
import { openEditorPage } from "../../../testing/open-editor-page";
import { describeFault, describeFile } from "./messages";

const FILE = { file: "excursions/saona-island/en.md" };

it.each<[StaffLocale, ContentProblem, string]>([
  ["en", { ...FILE, path: "title", code: "empty-text", found: "  " }, "is missing"],
  [
    "es",
    { ...FILE, code: "invalid-yaml", reason: "…", line: 3 },
    "no se puede leer: recupere una versión anterior o avise a quien cuida la web",
  ],
  [
    "es",
    { ...FILE, path: "days", code: "not-in-list", options: ["monday", "sunday"], found: 1 },
    "elija entre: Lunes, Domingo",
  ],
])("fills in the values of a problem (%s)", async (staff, problem, sentence) => {
  await openEditorPage(staff);
  expect(describeFault(problem)).toBe(sentence);
});

it("names files as the editor does, and leads to them", async () => {
  await openEditorPage("it");
  const files = ["src/locales/it/form.json", "content/answers/pickup-time.json", "content/pages/home.json"];
  expect(files.map(describeFile)).toEqual([
    { name: "Italiano · Tutti i moduli", address: "#/collections/messages/entries/form-it" },
    { name: "Risposte pronte · Pickup time", address: "#/collections/answers/entries/pickup-time" },
    { name: "Pagina iniziale", address: "#/collections/pages/entries/home" },
  ]);
});
