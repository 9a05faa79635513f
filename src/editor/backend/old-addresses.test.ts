/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { listMovedPages } from "../../content/documents/server-data";
import { readContentFiles } from "../../content/site-content";
import { MOVED_PAGES_FILE } from "../../domain/i18n/routes";
import { setContentFolder } from "../../server/platform/published";
import { setUpEditor } from "../../testing/set-up-editor";
import { makeTemporaryFolder } from "../../testing/temporary-folder";

const editor = setUpEditor({ isGit: false });
afterEach(() => setContentFolder(undefined));

const FILES = { en: "en.md", es: "es.md", it: "it.md" } as const;
const getPath = (locale: keyof typeof FILES, key = "coral-key") =>
  `content/excursions/${key}/${FILES[locale]}`;
const setAddress = (text: string, address: string) => text.replace(/^url_slug: .*$/m, `url_slug: ${address}`);

async function save(files: Readonly<Record<string, string>>) {
  const dataFiles = Object.entries(files).map(([path, raw]) => ({ path, raw }));
  return editor.ana.call("persistEntry", { dataFiles, versions: editor.open(...Object.keys(files)) });
}
const move = (locale: keyof typeof FILES, address: string) =>
  save({ [getPath(locale)]: setAddress(editor.read(getPath(locale)), address) });

/** Publishes the content as it is, and gets where a page leads to. */
async function publish() {
  const folder = makeTemporaryFolder();
  const moved = listMovedPages(await readContentFiles(editor.root));
  writeFileSync(join(folder, MOVED_PAGES_FILE), JSON.stringify(moved));
  setContentFolder(folder);
  return async (path: string) => {
    const response = await fetch(editor.url + path, { redirect: "manual" });
    return `${response.status} ${response.headers.get("location") ?? ""}`.trim();
  };
}

it("leads every address that an offer ever had to its present one, in all languages", async () => {
  for (const address of ["cayo-uno", "cayo-dos"]) expect((await move("es", address)).status).toBe(200);
  expect((await move("en", "coral-island")).status).toBe(200);
  expect((await move("it", "isola-corallo")).status).toBe(200);
  expect(editor.read(getPath("es"))).toContain("old_addresses:\n  - cayo-coral\n  - cayo-uno\n");
  const ask = await publish();
  expect(await ask("/es/excursiones/cayo-coral?utm_source=mail")).toBe(
    "301 /es/excursiones/cayo-dos?utm_source=mail",
  );
  expect(await ask("/es/excursiones/cayo-uno/tarjeta")).toBe("301 /es/excursiones/cayo-dos#card");
  expect(await ask("/excursions/coral-key/")).toBe("301 /excursions/coral-island");
  expect(await ask("/it/escursioni/isolotto-corallo")).toBe("301 /it/escursioni/isola-corallo");
  expect(await ask("/es/excursiones/coral-key")).toBe("404");
});

it("gives no other offer an address that one had before, until it is taken out there", async () => {
  await move("es", "cayo-uno");
  const other = getPath("es", "river-cave");
  const taken = { [other]: setAddress(editor.read(other), "cayo-coral") };
  const refused = await save(taken);
  expect([refused.status, refused.json["problems"]]).toMatchObject([422, [{ code: "taken" }]]);
  const mine = editor.read(getPath("es"));
  expect((await save({ [getPath("es")]: mine.replace(/old_addresses:\n {2}- .*\n/, "") })).status).toBe(200);
  expect((await save(taken)).status).toBe(200);
  expect(editor.read(getPath("es"))).not.toContain("old_addresses");
});
