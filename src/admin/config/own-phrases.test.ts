import { replacePhrases } from "./own-phrases";

it("says what happens to unsaved text; Decap's other words stay", () => {
  const decap = {
    auth: { login: "Iniciar sesión" },
    editor: { editor: { onLeavePage: "¿Estás seguro?", loadingEntry: "Cargando…" }, editorToolbar: {} },
  };
  expect(replacePhrases(decap, "es")).toEqual({
    auth: { login: "Iniciar sesión" },
    editor: {
      editor: {
        loadingEntry: "Cargando…",
        onLeavePage: expect.stringContaining("podrás recuperarlos") as string,
        confirmLoadBackup: expect.stringContaining("Cancelar: descartarlos") as string,
      },
      editorToolbar: {},
    },
  });
});
