import type { StaffLocale } from "../../config/staff-text";

/** A type, not an interface: it is merged as a plain object. */
type PlainPhrases = {
  auth: { login: string };
  app: {
    app: Record<
      "errorHeader" | "configErrors" | "checkConfigYml" | "loadingConfig" | "waitingBackend",
      string
    >;
  };
  editor: {
    editor: Record<"onDeleteWithUnsavedChanges" | "onDeletePublishedEntry", string>;
    editorToolbar: { backCollection: string };
  };
  mediaLibrary: { mediaLibrary: { onDelete: string } };
  ui: {
    errorBoundary: Record<"title" | "details" | "reportIt" | "privacyWarning", string>;
    toast: Record<
      | "onFailToLoadEntries"
      | "onFailToPersist"
      | "onFailToDelete"
      | "onFailToAuth"
      | "onBackendDown"
      | "onLoggedOut"
      | "missingRequiredField"
      | "entryPublished",
      string
    >;
  };
};

/** A refusal of the server comes as a whole sentence (`describe-refusal.ts`): Decap's "Failed to persist entry:" goes. */
const SENTENCE = "%{details}";

/** What replaces words of Decap that speak of a program: what happened, and what to do. `%{title}` is the offer or page. */
export const PLAIN_PHRASES: Readonly<Record<StaffLocale, PlainPhrases>> = {
  en: {
    auth: { login: "Open the editor" },
    app: {
      app: {
        errorHeader: "The editor could not be opened",
        configErrors:
          "Load the page again. If that does not help, tell the person who looks after the website.",
        checkConfigYml: "",
        loadingConfig: "One moment…",
        waitingBackend: "One moment…",
      },
    },
    editor: {
      editor: {
        onDeletePublishedEntry:
          "Delete “%{title}” in all languages? It stays in the bin and can be brought back.",
        onDeleteWithUnsavedChanges:
          "Delete “%{title}” in all languages, with what you have not saved yet? What was saved stays in the bin and can be brought back.",
      },
      editorToolbar: { backCollection: " %{collectionLabel}" },
    },
    mediaLibrary: {
      mediaLibrary: { onDelete: "Delete this picture? It stays in the bin and can be brought back." },
    },
    ui: {
      errorBoundary: {
        title: "Something went wrong",
        details:
          "What you typed is kept in this browser. Load the page again; if it comes back, tell the person who looks after the website. ",
        reportIt: "For programmers",
        privacyWarning: "",
      },
      toast: {
        onFailToLoadEntries: SENTENCE,
        onFailToPersist: SENTENCE,
        onFailToDelete: SENTENCE,
        onFailToAuth: SENTENCE,
        onBackendDown:
          "The website does not answer at the moment. What you typed stays here: try again in a few minutes.",
        onLoggedOut:
          "You are signed out. What you typed stays here: sign in in another tab, then save here again.",
        missingRequiredField: "Something is still missing: look at the fields that are marked.",
        entryPublished: "Saved",
      },
    },
  },
  es: {
    auth: { login: "Abrir el editor" },
    app: {
      app: {
        errorHeader: "No se pudo abrir el editor",
        configErrors: "Vuelve a cargar la página. Si no ayuda, avisa a quien cuida la web.",
        checkConfigYml: "",
        loadingConfig: "Un momento…",
        waitingBackend: "Un momento…",
      },
    },
    editor: {
      editor: {
        onDeletePublishedEntry:
          "¿Eliminar «%{title}» en todos los idiomas? Queda en la papelera y se puede recuperar.",
        onDeleteWithUnsavedChanges:
          "¿Eliminar «%{title}» en todos los idiomas, con lo que aún no guardaste? Lo guardado queda en la papelera y se puede recuperar.",
      },
      editorToolbar: { backCollection: " %{collectionLabel}" },
    },
    mediaLibrary: {
      mediaLibrary: { onDelete: "¿Eliminar esta foto? Queda en la papelera y se puede recuperar." },
    },
    ui: {
      errorBoundary: {
        title: "Algo salió mal",
        details:
          "Lo que escribiste queda guardado en este navegador. Vuelve a cargar la página; si se repite, avisa a quien cuida la web. ",
        reportIt: "Para programadores",
        privacyWarning: "",
      },
      toast: {
        onFailToLoadEntries: SENTENCE,
        onFailToPersist: SENTENCE,
        onFailToDelete: SENTENCE,
        onFailToAuth: SENTENCE,
        onBackendDown:
          "La web no responde ahora. Lo que escribiste sigue aquí: prueba de nuevo en unos minutos.",
        onLoggedOut:
          "Tu sesión terminó. Lo que escribiste sigue aquí: inicia sesión en otra pestaña y guarda aquí de nuevo.",
        missingRequiredField: "Todavía falta algo: mira los campos marcados.",
        entryPublished: "Guardado",
      },
    },
  },
  it: {
    auth: { login: "Apri l'editor" },
    app: {
      app: {
        errorHeader: "Impossibile aprire l'editor",
        configErrors: "Ricarica la pagina. Se non serve, avvisa chi cura il sito.",
        checkConfigYml: "",
        loadingConfig: "Un momento…",
        waitingBackend: "Un momento…",
      },
    },
    editor: {
      editor: {
        onDeletePublishedEntry:
          "Eliminare «%{title}» in tutte le lingue? Resta nel cestino e si può ripristinare.",
        onDeleteWithUnsavedChanges:
          "Eliminare «%{title}» in tutte le lingue, con quello che non hai ancora salvato? Quello che è salvato resta nel cestino e si può ripristinare.",
      },
      editorToolbar: { backCollection: " %{collectionLabel}" },
    },
    mediaLibrary: {
      mediaLibrary: { onDelete: "Eliminare questa foto? Resta nel cestino e si può ripristinare." },
    },
    ui: {
      errorBoundary: {
        title: "Qualcosa è andato storto",
        details:
          "Quello che hai scritto resta in questo browser. Ricarica la pagina; se succede ancora, avvisa chi cura il sito. ",
        reportIt: "Per programmatori",
        privacyWarning: "",
      },
      toast: {
        onFailToLoadEntries: SENTENCE,
        onFailToPersist: SENTENCE,
        onFailToDelete: SENTENCE,
        onFailToAuth: SENTENCE,
        onBackendDown:
          "Il sito al momento non risponde. Quello che hai scritto resta qui: riprova tra qualche minuto.",
        onLoggedOut:
          "La tua sessione è finita. Quello che hai scritto resta qui: accedi in un'altra scheda e salva di nuovo qui.",
        missingRequiredField: "Manca ancora qualcosa: guarda i campi segnati.",
        entryPublished: "Salvato",
      },
    },
  },
};
