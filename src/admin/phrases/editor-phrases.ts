import type { PhraseTree } from "./phrase-tree";

/** What replaces Decap's words of the page on which an entry is edited. `%{title}` is the offer or page. */
export const EDITOR_PHRASES: PhraseTree = {
  editor: {
    onLeavePage: {
      en: "This entry has changes that are not saved. They stay in this browser and are offered when you open the entry again. Leave it?",
      es: "Esta entrada tiene cambios sin guardar. Quedan en este navegador y podrás recuperarlos cuando la abras de nuevo. ¿Salir?",
      it: "Questa voce ha modifiche non salvate. Restano in questo browser e potrai recuperarle quando la riapri. Uscire?",
    },
    confirmLoadBackup: {
      en: "There are changes to this entry that were not saved.\n\nOK: restore them.\nCancel: discard them for good and keep what is saved.",
      es: "Hay cambios sin guardar en esta entrada.\n\nAceptar: recuperarlos.\nCancelar: descartarlos para siempre y dejar lo guardado.",
      it: "Ci sono modifiche non salvate in questa voce.\n\nOK: recuperarle.\nAnnulla: scartarle per sempre e tenere quanto è salvato.",
    },
    onDeletePublishedEntry: {
      en: "Delete “%{title}” in all languages? It stays in the bin and can be brought back.",
      es: "¿Eliminar «%{title}» en todos los idiomas? Queda en la papelera y se puede recuperar.",
      it: "Eliminare «%{title}» in tutte le lingue? Resta nel cestino e si può ripristinare.",
    },
    onDeleteWithUnsavedChanges: {
      en: "Delete “%{title}” in all languages, with what you have not saved yet? What was saved stays in the bin and can be brought back.",
      es: "¿Eliminar «%{title}» en todos los idiomas, con lo que aún no guardaste? Lo guardado queda en la papelera y se puede recuperar.",
      it: "Eliminare «%{title}» in tutte le lingue, con quello che non hai ancora salvato? Quello che è salvato resta nel cestino e si può ripristinare.",
    },
  },
  editorControlPane: {
    i18n: {
      copyFromLocale: {
        en: "Copy from another language",
        es: "Copiar de otro idioma",
        it: "Copia da un'altra lingua",
      },
      copyFromLocaleConfirm: {
        en: "Do you want to copy the texts of %{locale}?\nEverything in this language will be replaced.",
        es: "¿Quieres copiar los textos de %{locale}?\nSe reemplazará todo lo que hay en este idioma.",
        it: "Vuoi copiare i testi di %{locale}?\nTutto quello che c'è in questa lingua verrà sostituito.",
      },
    },
  },
  editorInterface: {
    toggleI18n: {
      en: "Show or hide the second language",
      es: "Mostrar u ocultar el segundo idioma",
      it: "Mostra o nascondi la seconda lingua",
    },
    togglePreview: {
      en: "Show or hide the preview",
      es: "Mostrar u ocultar la vista previa",
      it: "Mostra o nascondi l'anteprima",
    },
    toggleScrollSync: {
      en: "Scroll both sides together",
      es: "Mover ambos lados a la vez",
      it: "Scorri i due lati insieme",
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
