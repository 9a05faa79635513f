import { completeSpanish } from "./spanish-phrases";

it("what Decap says in Spanish stays; what it lacks is added", () => {
  const decap = {
    auth: { login: "Iniciar sesión" },
    editor: { editorInterface: { togglePreview: "Vista previa" } },
  };
  const phrases = completeSpanish(decap);
  expect(phrases).toMatchObject(decap);
  expect(phrases).toMatchObject({
    collection: { collectionTop: { filterBy: "Filtrar por" } },
    editor: {
      editorInterface: { toggleScrollSync: "Mover ambos lados a la vez" },
      editorControlPane: { i18n: { writingInLocale: "Escribiendo en %{locale}" } },
    },
  });
});
