import { escapeMarkup } from "../../lib/escape-markup";

/** Markup that is safe as it is: made by `html`, never from what somebody typed. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

type Value = Html | string | number | false | undefined | readonly (Html | string)[];

function escape(value: Value): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Html) return value.toString();
  if (Array.isArray(value)) return value.map((part: Html | string) => escape(part)).join("");
  return escapeMarkup(String(value));
}

/** Template tag: everything put in is escaped, except markup made by this tag; lists are joined, `undefined` and `false` are nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.reduce((markup, part, index) => markup + escape(values[index - 1]) + part));
}
