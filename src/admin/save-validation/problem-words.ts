import type { ContentProblem, ProblemCode } from "../../content/content-problem";
import { fillSentence } from "../../content/fill-sentence";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const UNREADABLE: StaffText = ["cannot be read", "no se puede leer", "non si può leggere"];
const MISSING: StaffText = ["is missing", "falta", "manca"];
const NOT_A_NUMBER: StaffText = [
  "write a number; prices are whole dollars",
  "escribe un número; los precios van en dólares enteros",
  "scrivi un numero; i prezzi sono in dollari interi",
];

/** What is wrong with a field and what to do, by code. */
export const PROBLEM_WORDS: Readonly<Record<ProblemCode, StaffText>> = {
  "invalid-slug": [
    "only small letters, digits and hyphens",
    "solo minúsculas, números y guiones",
    "solo minuscole, numeri e trattini",
  ],
  "invalid-time": ["a time like 07:30", "una hora como 07:30", "un'ora come 07:30"],
  "invalid-key": [
    "choose an entry of the list",
    "elige una oferta de la lista",
    "scegli un'offerta dell'elenco",
  ],
  "invalid-picture-path": ["choose a picture", "elige una foto", "scegli una foto"],
  "invalid-video-path": [
    "choose a video (MP4 or WebM)",
    "elige un vídeo (MP4 o WebM)",
    "scegli un video (MP4 o WebM)",
  ],
  "invalid-day": [
    "choose a day that the calendar has",
    "elige un día que exista en el calendario",
    "scegli un giorno che esista nel calendario",
  ],
  "invalid-date": [
    "choose a day that the calendar has",
    "elige un día que exista en el calendario",
    "scegli un giorno che esista nel calendario",
  ],
  "invalid-phone": [
    "an international number like +34 600 123 456",
    "un número internacional como +34 600 123 456",
    "un numero internazionale come +34 600 123 456",
  ],
  "invalid-email": [
    "an email address like name@example.com",
    "un correo como nombre@example.com",
    "un'email come nome@example.com",
  ],
  "invalid-url": [
    "an address that begins with https://",
    "una dirección que empiece por https://",
    "un indirizzo che inizi con https://",
  ],
  "invalid-datetime": [
    "a day and time that the calendar has, with all their parts",
    "un día y una hora que existan en el calendario, con todas sus partes",
    "un giorno e un'ora che esistano nel calendario, con tutte le loro parti",
  ],
  "unknown-field": [
    "a field the site does not know",
    "un campo que la web no conoce",
    "un campo che il sito non conosce",
  ],
  "empty-text": MISSING,
  "not-a-number": NOT_A_NUMBER,
  "wrong-type": [
    "not of the kind that belongs here",
    "no es del tipo que corresponde aquí",
    "non è del tipo giusto per questo campo",
  ],
  "not-in-list": ["choose one of: {options}", "elige entre: {options}", "scegli tra: {options}"],
  "too-long": [
    "too long: at most {max} characters",
    "demasiado largo: como máximo {max} caracteres",
    "troppo lungo: al massimo {max} caratteri",
  ],
  "too-large": [
    "too many or too large: at most {max}",
    "demasiado o demasiado grande: como máximo {max}",
    "troppi o troppo grande: al massimo {max}",
  ],
  "too-small": [
    "too few or too small: at least {min}",
    "muy poco o muy pequeño: al menos {min}",
    "troppo pochi o troppo piccolo: almeno {min}",
  ],
  "not-above": ["must be more than {limit}", "debe ser mayor que {limit}", "deve essere maggiore di {limit}"],
  "unknown-placeholder": [
    "{unknown} cannot be filled in; in braces only: {known}",
    "{unknown} no se puede completar; entre llaves, solo: {known}",
    "{unknown} non si può completare; tra graffe solo: {known}",
  ],
  "not-accepted": ["not accepted: {reason}", "no se acepta: {reason}", "non accettato: {reason}"],
  "missing-file": ["the file is not there", "el archivo no existe", "il file non esiste"],
  repeated: ["the same one stands here twice", "lo mismo está dos veces", "la stessa cosa compare due volte"],
  "unknown-entry": [
    "names an entry that does not exist (or itself)",
    "nombra una oferta que no existe (o a sí misma)",
    "nomina un'offerta che non esiste (o se stessa)",
  ],
  "moment-over": [
    "this moment is over: choose a later one, or delete the text of the notice in every language",
    "este momento ya pasó: elige uno posterior, o borra el texto del aviso en todos los idiomas",
    "questo momento è passato: scegline uno successivo, o cancella il testo dell'avviso in tutte le lingue",
  ],
  "ends-too-early": [
    "the end must be later than the beginning",
    "el final debe ser posterior al principio",
    "la fine deve essere successiva all'inizio",
  ],
  "different-fact": [
    "not the same in all languages: as many rows, with the same facts",
    "no coincide en todos los idiomas: las mismas filas, con los mismos datos",
    "non coincide in tutte le lingue: le stesse righe, con gli stessi dati",
  ],
  "port-not-offered": [
    "this port is not among the offer's ports",
    "este puerto no está entre los puertos de la oferta",
    "questo porto non è tra i porti dell'offerta",
  ],
  taken: ["already in use by {owner}", "ya lo usa {owner}", "lo usa già {owner}"],
  "no-front-matter": UNREADABLE,
  "no-fields": UNREADABLE,
  "invalid-json": UNREADABLE,
  "invalid-yaml": [
    "cannot be read: mistake in line {line}",
    "no se puede leer: error en la línea {line}",
    "non si può leggere: errore alla riga {line}",
  ],
  "broken-picture": [
    "the picture is broken: put a sound one in its place",
    "la foto está dañada: pon en su lugar una que se abra bien",
    "la foto è danneggiata: mettine al suo posto una che si apra bene",
  ],
  "wrong-file-name": [
    "the file's name is wrong: it must be like {example}",
    "el nombre del archivo no vale: debe ser como {example}",
    "il nome del file non va bene: deve essere come {example}",
  ],
  "unknown-file": [
    "a file the site does not know",
    "un archivo que la web no conoce",
    "un file che il sito non conosce",
  ],
  "not-a-picture": [
    "This is no picture. Choose one in JPEG (PNG and WebP do as well).",
    "No es una foto. Elige una en JPEG (también sirven PNG y WebP).",
    "Questa non è una foto. Scegline una in JPEG (vanno bene anche PNG e WebP).",
  ],
  "unknown-media-name": [
    "The site shows no files of this name.",
    "La web no muestra archivos con este nombre.",
    "Il sito non mostra file con questo nome.",
  ],
  "wrong-kind": [
    "This is a {kind} file. Save it as JPEG (PNG and WebP do as well) and choose it again.",
    "Es un archivo {kind}. Guárdalo como JPEG (también sirven PNG y WebP) y elígelo de nuevo.",
    "Questo è un file {kind}. Salvalo come JPEG (vanno bene anche PNG e WebP) e sceglilo di nuovo.",
  ],
  "wrong-extension": [
    "This is a {kind} file, and its name says something else. It must end in .{extension}.",
    "Es un archivo {kind} y su nombre dice otra cosa. Debe terminar en .{extension}.",
    "Questo è un file {kind}, ma il suo nome dice altro. Deve finire con .{extension}.",
  ],
  "picture-too-small": [
    "The picture is too small: {width} × {height} pixels. It must be at least {min} pixels wide.",
    "La foto es demasiado pequeña: {width} × {height} píxeles. Debe tener al menos {min} píxeles de ancho.",
    "La foto è troppo piccola: {width} × {height} pixel. Deve essere larga almeno {min} pixel.",
  ],
  "picture-too-large": [
    "The picture is too large: {width} × {height} pixels. Save it smaller, 4000 pixels wide.",
    "La foto es demasiado grande: {width} × {height} píxeles. Guárdala más pequeña, de 4000 píxeles de ancho.",
    "La foto è troppo grande: {width} × {height} pixel. Salvala più piccola, larga 4000 pixel.",
  ],
  "name-taken": [
    "There is a file called {owner} already. Give this one another name.",
    "Ya hay un archivo llamado {owner}. Ponle otro nombre a este.",
    "C'è già un file chiamato {owner}. Dai un altro nome a questo.",
  ],
  "placeholders-changed": [
    "keep exactly these words in braces: {names}",
    "conserva exactamente estas palabras entre llaves: {names}",
    "conserva esattamente queste parole tra graffe: {names}",
  ],
  "file-too-large": [
    "The file is too large. It may have {megabytes} MB at most.",
    "El archivo es demasiado grande. Puede tener {megabytes} MB como máximo.",
    "Il file è troppo grande. Può avere al massimo {megabytes} MB.",
  ],
};

/** Says in the language of staff what is wrong with a field. */
export function describeFault(problem: ContentProblem, staff: StaffLocale): string {
  const isMissing = problem.path !== undefined && [undefined, ""].includes(problem.found as undefined);
  return fillSentence(say(isMissing ? MISSING : PROBLEM_WORDS[problem.code], staff), problem);
}
