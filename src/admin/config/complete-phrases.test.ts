import { completePhrases } from "./complete-phrases";

const DECAP = {
  auth: { login: "Iniciar sesión" },
  editor: {
    editor: { onLeavePage: "¿Estás seguro?", loadingEntry: "Cargando…" },
    editorInterface: { togglePreview: "Vista previa" },
  },
};

it("what Decap says in Spanish stays; what it lacks is added", () => {
  expect(completePhrases(DECAP, "es")).toMatchObject({
    auth: DECAP.auth,
    collection: { collectionTop: { filterBy: "Filtrar por" } },
    editor: {
      editor: { loadingEntry: "Cargando…" },
      editorInterface: { togglePreview: "Vista previa", toggleScrollSync: "Mover ambos lados a la vez" },
      editorControlPane: { i18n: { writingInLocale: "Escribiendo en %{locale}" } },
    },
  });
});

it("says what happens to unsaved text", () => {
  expect(completePhrases(DECAP, "es")).toMatchObject({
    editor: {
      editor: {
        onLeavePage: expect.stringContaining("podrás recuperarlos") as string,
        confirmLoadBackup: expect.stringContaining("Cancelar: descartarlos") as string,
      },
    },
  });
});
