import { getLocale, type Locale } from "../../config/locales";
import type { ContentProblem } from "../../content/content-problem";
import { getFieldWords, MissingWordsError } from "../config/field-words";
import { say, STAFF_LOCALES, type StaffLocale, type StaffText } from "../config/staff-text";

/** Why an entry cannot be saved: in which language, which field, and what to do. */
export interface Refusal {
  language: string;
  field: string;
  reason: string;
  /** Where its field stands in the editor. */
  place?: FieldPlace;
}

/** A field of an entry: in which language, and its path as the schema has it, e.g. `pickup.1.place`. */
export interface FieldPlace {
  locale: Locale;
  path: string;
}

/** What the checks expect, in the words of the office. `$1` is what the pattern has found. */
const REASONS: readonly [pattern: RegExp, words: StaffText][] = [
  [
    /^at most (\d+) characters$/,
    ["too long: at most $1 characters", "demasiado largo: como máximo $1 caracteres"],
  ],
  [
    /^a picture that can be opened$/,
    [
      "the picture is broken: put a sound one in its place",
      "la foto está dañada: pon en su lugar una que se abra bien",
    ],
  ],
  [/^a file that is in content\/media$/, ["the file is not there", "el archivo no existe"]],
  [/^(?:JSON|YAML front matter.*)$/, ["cannot be read", "no se puede leer"]],
  [
    /^a moment in the future$/,
    [
      "this moment is over: choose a later one, or delete the text of the notice in every language",
      "este momento ya pasó: elige uno posterior, o borra el texto del aviso en todos los idiomas",
    ],
  ],
  [
    /^(?:invalid )?ISO datetime$/i,
    [
      "a day and time that the calendar has, with all their parts",
      "un día y una hora que existan en el calendario, con todas sus partes",
    ],
  ],
  [/^more than (.+)$/, ["must be more than $1", "debe ser mayor que $1"]],
  [
    /^a value of type (?:int|number)$/,
    ["write a number; prices are whole dollars", "escribe un número; los precios van en dólares enteros"],
  ],
  [
    /^a day of the calendar.*$/,
    [
      "a day that the calendar has, month-day, like 01-15",
      "un día que exista en el calendario, mes-día, como 01-15",
    ],
  ],
  [/^at least (.+)$/, ["too few or too small: at least $1", "muy poco o muy pequeño: al menos $1"]],
  [/^at most (.+)$/, ["too many or too large: at most $1", "demasiado o demasiado grande: como máximo $1"]],
  [
    /^one of the offer's ports.*$/,
    ["this port is not among the offer's ports", "este puerto no está entre los puertos de la oferta"],
  ],
  [/^one that (.+)\.md does not use$/, ["already in use by $1", "ya lo usa $1"]],
  [
    /^the key of another entry$/,
    ["names an entry that does not exist (or itself)", "nombra una oferta que no existe (o a sí misma)"],
  ],
  [
    /^the same as in .*$/,
    [
      "not the same as in English: as many rows, with the same facts",
      "no coincide con el inglés: las mismas filas, con los mismos datos",
    ],
  ],
  [/^one of (.+)$/, ["choose one of: $1", "elige entre: $1"]],
  [/^lower-case words.*$/, ["only small letters, digits and hyphens", "solo minúsculas, números y guiones"]],
  [/^each one once$/, ["the same one stands here twice", "lo mismo está dos veces"]],
  [/^a time of day.*$/, ["a time like 07:30", "una hora como 07:30"]],
  [/^a path like .*$/, ["choose a picture", "elige una foto"]],
  [/^no field named (.+)$/, ["a field the site does not know: $1", "un campo que la web no conoce: $1"]],
];
const MISSING: StaffText = ["is missing", "falta"];

function getReason({ expected, found }: ContentProblem, staff: StaffLocale): string {
  if (found === "nothing" || found === '""') return say(MISSING, staff);
  const known = REASONS.find(([pattern]) => pattern.test(expected));
  return known ? expected.replace(known[0], say(known[1], staff)) : expected;
}

/** Names a field as the editor does: `pickup.1.place` is "Pick-up 2 › Place". */
export function getFieldName(concept: string, field: string, staff: StaffLocale): string {
  const names: string[] = [];
  const path: string[] = [];
  for (const part of field.replace(/ \(.*$/, "").split(".")) {
    if (/^\d+$/.test(part)) names.push(`${names.pop() ?? ""} ${Number(part) + 1}`);
    else {
      path.push(part);
      try {
        names.push(say(getFieldWords(concept, path).label, staff));
      } catch (error) {
        if (!(error instanceof MissingWordsError)) throw error;
        names.push(part);
      }
    }
  }
  return names.join(" › ");
}

/** Puts a problem of the build's own checks into words for staff. */
export function toRefusal(
  concept: string,
  locale: Locale,
  problem: ContentProblem,
  staff: StaffLocale,
): Refusal {
  return {
    language: getLocale(locale).name,
    field: getFieldName(concept, problem.field, staff),
    reason: getReason(problem, staff),
    place: { locale, path: problem.field },
  };
}

function toLine({ language, field, reason }: Refusal): string {
  return [[language, field].filter(Boolean).join(": "), reason].join(" — ");
}

/** Puts what is unusual into one question for staff. */
export function toQuestion(questions: readonly Refusal[]): string {
  return questions.map(toLine).join("\n");
}

/** The save was refused; the message is for staff. */
export class SaveRefusedError extends Error {
  readonly refusals: readonly Refusal[];

  constructor(
    refusals: readonly Refusal[],
    staff: StaffLocale = STAFF_LOCALES[0],
    what: StaffText = ["Not saved.", "No se guardó."],
  ) {
    super([say(what, staff), ...refusals.map(toLine)].join("\n"));
    this.name = "SaveRefusedError";
    this.refusals = refusals;
  }

  /** Decap shows this to staff. */
  override toString(): string {
    return this.message;
  }
}

/** The deletion was refused; the message is for staff. */
export class DeletionRefusedError extends SaveRefusedError {
  constructor(refusals: readonly Refusal[], staff?: StaffLocale) {
    super(refusals, staff, ["Not deleted.", "No se eliminó."]);
    this.name = "DeletionRefusedError";
  }
}
