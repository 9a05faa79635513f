import type { ContentProblem, ProblemCode } from "../../content/content-problem";
import { fillSentence } from "../../content/fill-sentence";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";
import { sayChoice } from "../config/choice-words";

const UNREADABLE: StaffText = {
  en: "cannot be read: bring an earlier version back, or tell the person who looks after the website",
  es: "no se puede leer: recupera una versión anterior o avisa a quien cuida la web",
  it: "non si può leggere: ripristina una versione precedente o avvisa chi cura il sito",
};
const NOT_KNOWN: StaffText = {
  en: "the site does not know this: tell the person who looks after the website",
  es: "la web no conoce esto: avisa a quien cuida la web",
  it: "il sito non lo conosce: avvisa chi cura il sito",
};
const MISSING: StaffText = { en: "is missing", es: "falta", it: "manca" };
const NOT_A_NUMBER: StaffText = {
  en: "write a number; prices are whole dollars",
  es: "escribe un número; los precios van en dólares enteros",
  it: "scrivi un numero; i prezzi sono in dollari interi",
};

/** What is wrong with a field and what to do, by code. */
export const PROBLEM_WORDS: Readonly<Record<ProblemCode, StaffText>> = {
  "invalid-slug": {
    en: "only small letters, digits and hyphens",
    es: "solo minúsculas, números y guiones",
    it: "solo minuscole, numeri e trattini",
  },
  "invalid-time": { en: "a time like 07:30", es: "una hora como 07:30", it: "un'ora come 07:30" },
  "invalid-key": {
    en: "choose an entry of the list",
    es: "elige una oferta de la lista",
    it: "scegli un'offerta dell'elenco",
  },
  "invalid-picture-path": { en: "choose a picture", es: "elige una foto", it: "scegli una foto" },
  "invalid-video-path": {
    en: "choose a video (MP4 or WebM)",
    es: "elige un video (MP4 o WebM)",
    it: "scegli un video (MP4 o WebM)",
  },
  "invalid-day": {
    en: "choose a day that the calendar has",
    es: "elige un día que exista en el calendario",
    it: "scegli un giorno che esista nel calendario",
  },
  "invalid-date": {
    en: "choose a day that the calendar has",
    es: "elige un día que exista en el calendario",
    it: "scegli un giorno che esista nel calendario",
  },
  "invalid-phone": {
    en: "an international number like +34 600 123 456",
    es: "un número internacional como +34 600 123 456",
    it: "un numero internazionale come +34 600 123 456",
  },
  "invalid-email": {
    en: "an email address like name@example.com",
    es: "un correo como nombre@example.com",
    it: "un'email come nome@example.com",
  },
  "invalid-url": {
    en: "an address that begins with https://",
    es: "una dirección que empiece por https://",
    it: "un indirizzo che inizi con https://",
  },
  "invalid-address": {
    en: "write a page of the site like this: /catalog, or a whole address that begins with https://",
    es: "escribe una página de la web así: /es/catalogo, o una dirección completa que empiece por https://",
    it: "scrivi una pagina del sito così: /it/catalogo, o un indirizzo completo che inizia con https://",
  },
  "invalid-datetime": {
    en: "a day and time that the calendar has, with all their parts",
    es: "un día y una hora que existan en el calendario, con todas sus partes",
    it: "un giorno e un'ora che esistano nel calendario, con tutte le loro parti",
  },
  "unknown-field": NOT_KNOWN,
  "empty-text": MISSING,
  "not-a-number": NOT_A_NUMBER,
  "wrong-type": {
    en: "not of the kind that belongs here",
    es: "no es del tipo que corresponde aquí",
    it: "non è del tipo giusto per questo campo",
  },
  "not-in-list": {
    en: "choose one of: {options}",
    es: "elige entre: {options}",
    it: "scegli tra: {options}",
  },
  "too-long": {
    en: "too long: at most {max} characters",
    es: "demasiado largo: como máximo {max} caracteres",
    it: "troppo lungo: al massimo {max} caratteri",
  },
  "too-large": {
    en: "too many or too large: at most {max}",
    es: "demasiados o demasiado grande: como máximo {max}",
    it: "troppi o troppo grande: al massimo {max}",
  },
  "too-small": {
    en: "too few or too small: at least {min}",
    es: "muy pocos o muy pequeño: al menos {min}",
    it: "troppo pochi o troppo piccolo: almeno {min}",
  },
  "not-above": {
    en: "must be more than {limit}",
    es: "debe ser mayor que {limit}",
    it: "deve essere maggiore di {limit}",
  },
  "unknown-placeholder": {
    en: "{unknown} cannot be filled in; in braces only: {known}",
    es: "{unknown} no se puede completar; entre llaves, solo: {known}",
    it: "{unknown} non si può completare; tra graffe solo: {known}",
  },
  "not-accepted": {
    en: "not accepted: {reason}",
    es: "no se acepta: {reason}",
    it: "non accettato: {reason}",
  },
  "unsafe-link": {
    en: "this link opens no page: {link}. Write an address that begins with https://, or a path like /catalog",
    es: "este enlace no abre ninguna página: {link}. Escribe una dirección que empiece con https:// o una ruta como /es/catalogo",
    it: "questo link non apre nessuna pagina: {link}. Scrivi un indirizzo che inizia con https:// o un percorso come /it/catalogo",
  },
  "missing-file": {
    en: "is not on the site any more: choose another one",
    es: "ya no está en la web: elige otra",
    it: "non è più sul sito: scegline un'altra",
  },
  repeated: {
    en: "the same one stands here twice",
    es: "lo mismo está dos veces",
    it: "la stessa cosa compare due volte",
  },
  "unknown-entry": {
    en: "names an entry that does not exist (or itself)",
    es: "nombra una oferta que no existe (o a sí misma)",
    it: "nomina un'offerta che non esiste (o se stessa)",
  },
  "moment-over": {
    en: "this moment is over: choose a later one, or delete the text of the notice in every language",
    es: "este momento ya pasó: elige uno posterior, o borra el texto del aviso en todos los idiomas",
    it: "questo momento è passato: scegline uno successivo, o cancella il testo dell'avviso in tutte le lingue",
  },
  "ends-too-early": {
    en: "the end must be later than the beginning",
    es: "el final debe ser posterior al principio",
    it: "la fine deve essere successiva all'inizio",
  },
  "different-rows": {
    en: "as many rows as in the other languages: {rows}",
    es: "tantas filas como en los otros idiomas: {rows}",
    it: "tante righe quante nelle altre lingue: {rows}",
  },
  "port-not-offered": {
    en: "this port is not among the offer's ports",
    es: "este puerto no está entre los puertos de la oferta",
    it: "questo porto non è tra i porti dell'offerta",
  },
  "no-child-age": {
    en: "nobody is young enough for this price: at least {min}, as the first age or the minimum age says; or empty",
    es: "nadie tiene edad para este precio: al menos {min}, como dice la primera edad o la edad mínima; o vacío",
    it: "nessuno ha l'età per questo prezzo: almeno {min}, come dice la prima età o l'età minima; oppure vuoto",
  },
  "back-too-early": {
    en: "guests are back after they are collected: later than {time}, or empty",
    es: "los pasajeros vuelven después de la recogida: más tarde de las {time}, o vacío",
    it: "gli ospiti tornano dopo il ritrovo: più tardi delle {time}, oppure vuoto",
  },
  taken: { en: "already in use by {owner}", es: "ya lo usa {owner}", it: "lo usa già {owner}" },
  "no-front-matter": UNREADABLE,
  "no-fields": UNREADABLE,
  "invalid-json": UNREADABLE,
  "invalid-yaml": UNREADABLE,
  "broken-picture": {
    en: "the picture is broken: put a sound one in its place",
    es: "la foto está dañada: pon en su lugar una que se abra bien",
    it: "la foto è danneggiata: mettine al suo posto una che si apra bene",
  },
  "wrong-file-name": NOT_KNOWN,
  "unknown-file": NOT_KNOWN,
  "not-a-picture": {
    en: "This is no picture. Choose one in JPEG (PNG and WebP do as well).",
    es: "No es una foto. Elige una en JPEG (también sirven PNG y WebP).",
    it: "Questa non è una foto. Scegline una in JPEG (vanno bene anche PNG e WebP).",
  },
  "unknown-media-name": {
    en: "This name cannot be used: give the file one of letters and digits, like barco-2.",
    es: "Este nombre no se puede usar: pon al archivo uno de letras y números, como barco-2.",
    it: "Questo nome non si può usare: dai al file un nome di lettere e numeri, come barca-2.",
  },
  "wrong-kind": {
    en: "This is a {kind} file. Save it as JPEG (PNG and WebP do as well) and choose it again.",
    es: "Es un archivo {kind}. Guárdalo como JPEG (también sirven PNG y WebP) y elígelo de nuevo.",
    it: "Questo è un file {kind}. Salvalo come JPEG (vanno bene anche PNG e WebP) e sceglilo di nuovo.",
  },
  "wrong-extension": {
    en: "This is a {kind} file, and its name says something else. It must end in .{extension}.",
    es: "Es un archivo {kind} y su nombre dice otra cosa. Debe terminar en .{extension}.",
    it: "Questo è un file {kind}, ma il suo nome dice altro. Deve finire con .{extension}.",
  },
  "picture-too-small": {
    en: "The picture is too small: {width} × {height} pixels. It must be at least {min} pixels wide.",
    es: "La foto es demasiado pequeña: {width} × {height} píxeles. Debe tener al menos {min} píxeles de ancho.",
    it: "La foto è troppo piccola: {width} × {height} pixel. Deve essere larga almeno {min} pixel.",
  },
  "picture-too-large": {
    en: "The picture is too large: {width} × {height} pixels. Save it smaller, 4000 pixels wide.",
    es: "La foto es demasiado grande: {width} × {height} píxeles. Guárdala más pequeña, de 4000 píxeles de ancho.",
    it: "La foto è troppo grande: {width} × {height} pixel. Salvala più piccola, larga 4000 pixel.",
  },
  "name-taken": {
    en: "There is a file called {owner} already. Give this one another name.",
    es: "Ya hay un archivo llamado {owner}. Ponle otro nombre a este.",
    it: "C'è già un file chiamato {owner}. Dai un altro nome a questo.",
  },
  "placeholders-changed": {
    en: "keep exactly these words in braces: {names}",
    es: "conserva exactamente estas palabras entre llaves: {names}",
    it: "conserva esattamente queste parole tra graffe: {names}",
  },
  "file-too-large": {
    en: "The file is too large. It may have {megabytes} MB at most.",
    es: "El archivo es demasiado grande. Puede tener {megabytes} MB como máximo.",
    it: "Il file è troppo grande. Può avere al massimo {megabytes} MB.",
  },
  "owners-only": {
    en: "only owners can change this. Nothing was saved, and what you typed is still here: show it to an owner",
    es: "solo una persona responsable puede cambiar esto. No se guardó nada y lo que escribiste sigue aquí: enséñaselo",
    it: "solo una persona responsabile può cambiarlo. Non è stato salvato nulla e quello che hai scritto è ancora qui: mostraglielo",
  },
};

/** Says in the language of staff what is wrong with a field. */
export function describeFault(problem: ContentProblem, staff: StaffLocale): string {
  const isMissing = problem.path !== undefined && [undefined, ""].includes(problem.found as undefined);
  const shown =
    problem.code === "not-in-list"
      ? { options: problem.options.map((option) => sayChoice(option, staff)) }
      : problem;
  return fillSentence(say(isMissing ? MISSING : PROBLEM_WORDS[problem.code], staff), shown);
}
