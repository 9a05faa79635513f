/** @jest-environment node */
import { cutHistory } from "./cut-history";

const join = (...lines: string[]) => lines.join("\n");

test.each<[string, string, string]>([
  ["quoted lines", join("Yes", "", "> When?", "> On Monday?", ""), "Yes"],
  [
    "quoted lines below their heading",
    join("Sí", "", "El lun, 10 ene 2027, Ana escribió:", "", "> ¿Cuándo?"),
    "Sí",
  ],
  [
    "a heading of two lines",
    join("Sì", "", "Il giorno lun 10 gen 2027 Ana Pérez", "<a@x.example> ha scritto:", "> Quando?"),
    "Sì",
  ],
  [
    "an older mail with its headers",
    join(
      "Yes",
      "",
      "________________________________",
      "From: Ana <a@x.example>",
      "Sent: Monday",
      "To: Tom",
      "Subject: Re: Saona",
      "",
      "Old",
    ),
    "Yes",
  ],
  [
    "an older mail in Spanish",
    join("Sí", "", "De: Ana <a@x.example>", "Enviado: lunes", "Para: Tom", "Asunto: Saona", "Old text"),
    "Sí",
  ],
])("%s are cut", (_, mail, own) => {
  expect(cutHistory(mail)).toBe(own);
});

test.each<[string, string]>([
  ["words between quoted lines", join("> When?", "On Monday", "> How many?", "Four")],
  [
    "a day, a port and a place that look like headers",
    join("Date: 12 May", "From: Bayahibe", "To: Saona", "Thanks"),
  ],
  ["nothing but a quote", join("> Is this yours?")],
  ["a signature", join("Yes", "-- ", "Ana")],
])("a mail with %s stays whole", (_, mail) => {
  expect(cutHistory(mail)).toBe(mail);
});
