import type { StaffLocale } from "../../config/staff-text";

interface ReplacedPhrases {
  collection: { entries: object };
  editor: { editor: object; editorWidgets: { markdown: object } };
  mediaLibrary: { mediaLibrary: { onDelete: string } };
}

/**
 * What Decap says badly: not what happens to unsaved text (it is kept until staff discard it), in Spanish now as tú, now as usted, and in words
 * of a program.
 */
export const REPLACED_PHRASES: Readonly<Record<StaffLocale, ReplacedPhrases>> = {
  en: {
    collection: { entries: { longerLoading: "This can take some minutes" } },
    editor: {
      editor: {
        onLeavePage:
          "This entry has changes that are not saved. They stay in this browser and are offered when you open the entry again. Leave it?",
        confirmLoadBackup:
          "There are changes to this entry that were not saved.\n\nOK: restore them.\nCancel: discard them for good and keep what is saved.",
        onDeleteWithUnsavedChanges: "Delete this entry, together with what is not saved of it?",
      },
      editorWidgets: {
        markdown: {
          markdown: "Text with signs",
          richText: "Formatted text",
          toggleMode: { rich: "Change to formatted text", markdown: "Change to text with signs" },
        },
      },
    },
    mediaLibrary: { mediaLibrary: { onDelete: "Delete this picture?" } },
  },
  es: {
    collection: { entries: { longerLoading: "Puede tardar unos minutos" } },
    editor: {
      editor: {
        onLeavePage:
          "Esta entrada tiene cambios sin guardar. Quedan en este navegador y podrás recuperarlos cuando la abras de nuevo. ¿Salir?",
        confirmLoadBackup:
          "Hay cambios sin guardar en esta entrada.\n\nAceptar: recuperarlos.\nCancelar: descartarlos para siempre y dejar lo guardado.",
        onDeleteWithUnsavedChanges: "¿Eliminar esta entrada, junto con lo que no has guardado de ella?",
      },
      editorWidgets: {
        markdown: {
          markdown: "Texto con signos",
          richText: "Texto con formato",
          toggleMode: { rich: "Cambiar a texto con formato", markdown: "Cambiar a texto con signos" },
        },
      },
    },
    mediaLibrary: { mediaLibrary: { onDelete: "¿Eliminar esta foto?" } },
  },
  it: {
    collection: { entries: { longerLoading: "Può richiedere qualche minuto" } },
    editor: {
      editor: {
        onLeavePage:
          "Questa voce ha modifiche non salvate. Restano in questo browser e potrai recuperarle quando la riapri. Uscire?",
        confirmLoadBackup:
          "Ci sono modifiche non salvate in questa voce.\n\nOK: recuperarle.\nAnnulla: scartarle per sempre e tenere quanto è salvato.",
        onDeleteWithUnsavedChanges: "Eliminare questa voce, insieme a quello che non hai salvato?",
      },
      editorWidgets: {
        markdown: {
          markdown: "Testo con i segni",
          richText: "Testo formattato",
          toggleMode: { rich: "Passa al testo formattato", markdown: "Passa al testo con i segni" },
        },
      },
    },
    mediaLibrary: { mediaLibrary: { onDelete: "Eliminare questa foto?" } },
  },
};
