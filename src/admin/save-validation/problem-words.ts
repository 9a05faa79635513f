import type { ContentProblem, ProblemCode } from "../../content/content-problem";
import { fillSentence } from "../../content/fill-sentence";
import { say, type StaffLocale, type StaffText } from "../../config/staff-text";

const UNREADABLE: StaffText = ["cannot be read", "no se puede leer"];
const MISSING: StaffText = ["is missing", "falta"];
const NOT_A_NUMBER: StaffText = [
  "write a number; prices are whole dollars",
  "escribe un número; los precios van en dólares enteros",
];

/** What is wrong with a field and what to do, by code. */
export const PROBLEM_WORDS: Readonly<Record<ProblemCode, StaffText>> = {
  "invalid-slug": ["only small letters, digits and hyphens", "solo minúsculas, números y guiones"],
  "invalid-time": ["a time like 07:30", "una hora como 07:30"],
  "invalid-key": ["choose an entry of the list", "elige una oferta de la lista"],
  "invalid-picture-path": ["choose a picture", "elige una foto"],
  "invalid-video-path": ["choose a video (MP4 or WebM)", "elige un vídeo (MP4 o WebM)"],
  "invalid-day": [
    "a day that the calendar has, month-day, like 01-15",
    "un día que exista en el calendario, mes-día, como 01-15",
  ],
  "invalid-date": [
    "a day that the calendar has, like 2026-12-24",
    "un día que exista en el calendario, como 2026-12-24",
  ],
  "invalid-phone": [
    "an international number like +34 600 123 456",
    "un número internacional como +34 600 123 456",
  ],
  "invalid-email": ["an email address like name@example.com", "un correo como nombre@example.com"],
  "invalid-url": ["an address that begins with https://", "una dirección que empiece por https://"],
  "invalid-datetime": [
    "a day and time that the calendar has, with all their parts",
    "un día y una hora que existan en el calendario, con todas sus partes",
  ],
  "unknown-field": ["a field the site does not know", "un campo que la web no conoce"],
  "empty-text": MISSING,
  "not-a-number": NOT_A_NUMBER,
  "wrong-type": ["not of the kind that belongs here", "no es del tipo que corresponde aquí"],
  "not-in-list": ["choose one of: {options}", "elige entre: {options}"],
  "too-long": ["too long: at most {max} characters", "demasiado largo: como máximo {max} caracteres"],
  "too-large": ["too many or too large: at most {max}", "demasiado o demasiado grande: como máximo {max}"],
  "too-small": ["too few or too small: at least {min}", "muy poco o muy pequeño: al menos {min}"],
  "not-above": ["must be more than {limit}", "debe ser mayor que {limit}"],
  "not-accepted": ["not accepted: {reason}", "no se acepta: {reason}"],
  "missing-file": ["the file is not there", "el archivo no existe"],
  repeated: ["the same one stands here twice", "lo mismo está dos veces"],
  "unknown-entry": [
    "names an entry that does not exist (or itself)",
    "nombra una oferta que no existe (o a sí misma)",
  ],
  "moment-over": [
    "this moment is over: choose a later one, or delete the text of the notice in every language",
    "este momento ya pasó: elige uno posterior, o borra el texto del aviso en todos los idiomas",
  ],
  "ends-too-early": ["the end must be later than the beginning", "el final debe ser posterior al principio"],
  "different-fact": [
    "not the same as in English: as many rows, with the same facts",
    "no coincide con el inglés: las mismas filas, con los mismos datos",
  ],
  "port-not-offered": [
    "this port is not among the offer's ports",
    "este puerto no está entre los puertos de la oferta",
  ],
  taken: ["already in use by {owner}", "ya lo usa {owner}"],
  "no-front-matter": UNREADABLE,
  "no-fields": UNREADABLE,
  "invalid-json": UNREADABLE,
  "invalid-yaml": ["cannot be read: mistake in line {line}", "no se puede leer: error en la línea {line}"],
  "broken-picture": [
    "the picture is broken: put a sound one in its place",
    "la foto está dañada: pon en su lugar una que se abra bien",
  ],
  "wrong-file-name": [
    "the file's name is wrong: it must be like {example}",
    "el nombre del archivo no vale: debe ser como {example}",
  ],
  "unknown-file": ["a file the site does not know", "un archivo que la web no conoce"],
  "not-a-picture": [
    "This is no picture. Choose one in JPEG (PNG and WebP do as well).",
    "No es una foto. Elige una en JPEG (también sirven PNG y WebP).",
  ],
  "unknown-media-name": [
    "The site shows no files of this name.",
    "La web no muestra archivos con este nombre.",
  ],
  "wrong-kind": [
    "This is a {kind} file. Save it as JPEG (PNG and WebP do as well) and choose it again.",
    "Es un archivo {kind}. Guárdalo como JPEG (también sirven PNG y WebP) y elígelo de nuevo.",
  ],
  "wrong-extension": [
    "This is a {kind} file, and its name says something else. It must end in .{extension}.",
    "Es un archivo {kind} y su nombre dice otra cosa. Debe terminar en .{extension}.",
  ],
  "picture-too-small": [
    "The picture is too small: {width} × {height} pixels. It must be at least {min} pixels wide.",
    "La foto es demasiado pequeña: {width} × {height} píxeles. Debe tener al menos {min} píxeles de ancho.",
  ],
  "picture-too-large": [
    "The picture is too large: {width} × {height} pixels. Save it smaller, 4000 pixels wide.",
    "La foto es demasiado grande: {width} × {height} píxeles. Guárdala más pequeña, de 4000 píxeles de ancho.",
  ],
  "file-too-large": [
    "The file is too large. It may have {megabytes} MB at most.",
    "El archivo es demasiado grande. Puede tener {megabytes} MB como máximo.",
  ],
};

/** Says in the language of staff what is wrong with a field. */
export function describeFault(problem: ContentProblem, staff: StaffLocale): string {
  const isMissing = problem.path !== undefined && [undefined, ""].includes(problem.found as undefined);
  return fillSentence(say(isMissing ? MISSING : PROBLEM_WORDS[problem.code], staff), problem);
}
