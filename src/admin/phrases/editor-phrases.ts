import type { PhraseTree } from "./phrase-tree";

/** What replaces Decap's words of the page on which an entry is edited. */
export const EDITOR_PHRASES: PhraseTree = {
  editor: {
    onLeavePage: {
      en: "This entry has changes that are not saved. They stay in this browser and are offered when you open the entry again. Leave it?",
      es: "Esta entrada tiene cambios sin guardar. Quedan en este navegador y podrás recuperarlos cuando la abras de nuevo. ¿Salir?",
      it: "Questa voce ha modifiche non salvate. Restano in questo browser e potrai recuperarle quando la riapri. Uscire?",
    },
    onDeletePublishedEntry: {
      en: "Delete this entry in all languages? It stays in the bin and can be brought back.",
      es: "¿Eliminar esta entrada en todos los idiomas? Queda en la papelera y se puede recuperar.",
      it: "Eliminare questa voce in tutte le lingue? Resta nel cestino e si può ripristinare.",
    },
    onDeleteWithUnsavedChanges: {
      en: "Delete this entry in all languages, with what you have not saved yet? What was saved stays in the bin and can be brought back.",
      es: "¿Eliminar esta entrada en todos los idiomas, con lo que aún no guardaste? Lo guardado queda en la papelera y se puede recuperar.",
      it: "Eliminare questa voce in tutte le lingue, con quello che non hai ancora salvato? Quello che è salvato resta nel cestino e si può ripristinare.",
    },
  },
  // Decap calls the box around a field by the name of its widget, which says nothing to a screen reader.
  editorControl: { field: { widgetLabel: { en: "", es: "", it: "" } } },
  editorInterface: {
    togglePreview: {
      en: "Show or hide the preview",
      es: "Mostrar u ocultar la vista previa",
      it: "Mostra o nascondi l'anteprima",
    },
  },
  editorToolbar: {
    backCollection: { en: " %{collectionLabel}", es: " %{collectionLabel}", it: " %{collectionLabel}" },
    deployButtonLabel: { en: "Open the page", es: "Abrir la página", it: "Apri la pagina" },
  },
  editorWidgets: {
    markdown: {
      markdown: { en: "Text with signs", es: "Texto con signos", it: "Testo con i segni" },
      richText: { en: "Formatted text", es: "Texto con formato", it: "Testo formattato" },
      linkPrompt: { en: "Address of the link", es: "Dirección del enlace", it: "Indirizzo del link" },
      toggleMode: {
        rich: {
          en: "Change to formatted text",
          es: "Cambiar a texto con formato",
          it: "Passa al testo formattato",
        },
        markdown: {
          en: "Change to text with signs",
          es: "Cambiar a texto con signos",
          it: "Passa al testo con i segni",
        },
      },
    },
  },
};
