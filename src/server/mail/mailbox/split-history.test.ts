/** @jest-environment node */
import { splitHistory } from "./read-reply";

const join = (...lines: string[]) => lines.join("\n");

const OUTLOOK: [from: string, sent: string, to: string, subject: string][] = [
  ["From", "Sent", "To", "Subject"],
  ["De", "Enviado el", "Para", "Asunto"],
  ["Da", "Inviato", "A", "Oggetto"],
  ["Von", "Gesendet", "An", "Betreff"],
  ["De", "Envoyé", "À", "Objet"],
  ["De", "Enviada", "Para", "Assunto"],
  ["Van", "Verzonden", "Aan", "Onderwerp"],
  ["Od", "Wysłano", "Do", "Temat"],
];

test.each(OUTLOOK)("an older mail below its headers (%s, %s) is kept apart", (from, sent, to, subject) => {
  const headers = [
    `${from}: Ana <a@x.example>`,
    `${sent}: 5.5.2027 10:00`,
    `${to}: Tom`,
    `${subject}: Saona`,
  ];
  const earlier = join(...headers, "", "Which hotel? Barcelo", "When?");
  expect(splitHistory(join("See my answers below", "", "________________________________", earlier))).toEqual(
    {
      text: "See my answers below",
      earlier: `________________________________\n${earlier}`,
    },
  );
});

test.each([
  "On Mon, 5 May 2027 at 10:00, Ana <a@x.example> wrote:",
  "El lun, 5 may 2027, Ana <a@x.example> escribió:",
  "En lunes, 5 de mayo de 2027, 10:00:00 GMT-4, Ana <a@x.example> escribió:",
  "Il giorno lun 5 mag 2027 Ana\n<a@x.example> ha scritto:",
  "Am Mo., 5. Mai 2027 um 10:00 Uhr schrieb Ana <a@x.example>:",
  "Le lun. 5 mai 2027 à 10:00, Ana <a@x.example> a écrit :",
  "Em seg., 5 de mai. de 2027 às 10:00, Ana <a@x.example> escreveu:",
  "Op ma 5 mei 2027 om 10:00 schreef Ana <a@x.example>:",
  "pon., 5 maj 2027 o 10:00 Ana <a@x.example> napisał(a):",
])("an older mail below %j is kept apart, quoted or not", (heading) => {
  for (const old of ["> When?", "When?"])
    expect(splitHistory(join("Yes", "", heading, "", old))).toEqual({
      text: "Yes",
      earlier: `${heading}\n\n${old}`,
    });
});

test.each<[string, string]>([
  ["quoted lines", join("> When?", "> On Monday?")],
  ["a footer of a virus scanner", join("Virus-free.", "www.avast.com")],
])("%s at the end are kept apart", (_, earlier) => {
  expect(splitHistory(join("Yes", "", earlier))).toEqual({ text: "Yes", earlier });
});

test.each<[string, string]>([
  ["words between quoted lines", join("> When?", "On Monday", "> How many?", "Four")],
  ["words between quoted lines below a heading", join("On 5 May Ana wrote:", "> When?", "On Monday")],
  [
    "a day, a port and a place that look like headers",
    join("Date: 12 May", "From: Bayahibe", "To: Saona", "Thanks"),
  ],
  ["nothing but a quote", join("> Is this yours?")],
  ["a signature", join("Yes", "-- ", "Ana")],
])("a mail with %s stays whole", (_, mail) => {
  expect(splitHistory(mail)).toEqual({ text: mail, earlier: "" });
});
