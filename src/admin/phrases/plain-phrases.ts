import type { StaffText } from "../../config/staff-text";
import { SHARED_WORDS } from "../../staff/language/shared-words";
import { EDITOR_PHRASES } from "./editor-phrases";
import type { PhraseTree } from "./phrase-tree";

/** A refusal of the server comes as a whole sentence (`describe-refusal.ts`): Decap's "Failed to persist entry:" goes. */
const SENTENCE: StaffText = { en: "%{details}", es: "%{details}", it: "%{details}" };
const NOTHING: StaffText = { en: "", es: "", it: "" };

/**
 * What replaces words of Decap that speak of a program, do not say what happens to unsaved text (it is kept until staff discard it), or
 * speak to staff now as tú, now as usted.
 */
export const PLAIN_PHRASES: PhraseTree = {
  auth: { login: { en: "Open the editor", es: "Abrir el editor", it: "Apri l'editor" } },
  app: {
    header: { media: { en: "Pictures", es: "Fotos", it: "Foto" } },
    app: {
      errorHeader: {
        en: "The editor could not be opened",
        es: "No se pudo abrir el editor",
        it: "Impossibile aprire l'editor",
      },
      configErrors: {
        en: "Load the page again. If that does not help, tell the person who looks after the website.",
        es: "Vuelve a cargar la página. Si no ayuda, avisa a quien cuida la web.",
        it: "Ricarica la pagina. Se non serve, avvisa chi cura il sito.",
      },
      checkConfigYml: NOTHING,
      loadingConfig: SHARED_WORDS.loading,
      waitingBackend: SHARED_WORDS.loading,
    },
  },
  collection: {
    collectionTop: {
      newButton: {
        en: "Add %{collectionLabel}",
        es: "Añadir %{collectionLabel}",
        it: "Aggiungi %{collectionLabel}",
      },
    },
    entries: {
      cachingEntries: SHARED_WORDS.loading,
      longerLoading: {
        en: "This can take some minutes",
        es: "Puede tardar unos minutos",
        it: "Può richiedere qualche minuto",
      },
    },
  },
  editor: EDITOR_PHRASES,
  mediaLibrary: {
    mediaLibrary: {
      onDelete: {
        en: "Delete this picture? It stays in the bin and can be brought back.",
        es: "¿Eliminar esta foto? Queda en la papelera y se puede recuperar.",
        it: "Eliminare questa foto? Resta nel cestino e si può ripristinare.",
      },
    },
    mediaLibraryModal: {
      mediaAssets: { en: "Pictures and videos", es: "Fotos y videos", it: "Foto e video" },
      noAssetsFound: { en: "None found.", es: "No hay ninguna.", it: "Nessuna trovata." },
      upload: { en: "Upload a picture", es: "Subir foto", it: "Carica una foto" },
      download: { en: "Download", es: "Descargar", it: "Scarica" },
      chooseSelected: { en: "Use this picture", es: "Usar esta foto", it: "Usa questa foto" },
    },
  },
  ui: {
    errorBoundary: {
      title: { en: "Something went wrong", es: "Algo salió mal", it: "Qualcosa è andato storto" },
      details: {
        en: "What you typed is kept in this browser. Load the page again; if it comes back, tell the person who looks after the website. ",
        es: "Lo que escribiste queda guardado en este navegador. Vuelve a cargar la página; si se repite, avisa a quien cuida la web. ",
        it: "Quello che hai scritto resta in questo browser. Ricarica la pagina; se succede ancora, avvisa chi cura il sito. ",
      },
      reportIt: { en: "For programmers", es: "Para programadores", it: "Per programmatori" },
      privacyWarning: NOTHING,
      recoveredEntry: {
        heading: { en: "What you typed", es: "Lo que escribiste", it: "Quello che hai scritto" },
        warning: {
          en: "Copy it to a safe place before you leave this page.",
          es: "Cópialo en un lugar seguro antes de salir de esta página.",
          it: "Copialo in un posto sicuro prima di lasciare questa pagina.",
        },
        copyButtonLabel: { en: "Copy", es: "Copiar", it: "Copia" },
      },
    },
    toast: {
      onFailToLoadEntries: SENTENCE,
      onFailToPersist: SENTENCE,
      onFailToDelete: SENTENCE,
      onFailToAuth: SENTENCE,
      onBackendDown: {
        en: "The website does not answer at the moment. What you typed stays here: try again in a few minutes.",
        es: "La web no responde ahora. Lo que escribiste sigue aquí: prueba de nuevo en unos minutos.",
        it: "Il sito al momento non risponde. Quello che hai scritto resta qui: riprova tra qualche minuto.",
      },
      onLoggedOut: SHARED_WORDS.signedOut,
      missingRequiredField: {
        en: "Something is still missing: look at the fields that are marked.",
        es: "Todavía falta algo: mira los campos marcados.",
        it: "Manca ancora qualcosa: guarda i campi segnati.",
      },
      entryPublished: { en: "Saved", es: "Guardado", it: "Salvato" },
    },
  },
};
