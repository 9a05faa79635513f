/** What Decap 3.16 leaves in English for Italian staff; `decap-cms-locales` has the rest. */
export const ITALIAN_PHRASES = {
  collection: { collectionTop: { viewAsList: "Mostra come elenco", viewAsGrid: "Mostra come griglia" } },
  editor: {
    editorWidgets: {
      markdown: { strikethrough: "Barrato" },
      datetime: { setToNow: "Imposta %{fieldLabel} ad adesso" },
      object: { expand: "Apri", collapse: "Chiudi" },
    },
  },
  mediaLibrary: { mediaLibraryModal: { close: "Chiudi" } },
  ui: { settingsDropdown: { account: "Opzioni dell'account" } },
};
