#!/usr/bin/env node
// Fuzzing: of generated mails (nested HTML, character sets, encodings, histories in eight languages, hostile ones between them) each line
// that the guest wrote is in the text or in what is folded below it, and an answer of this process waits for none of them.
//   node bench/prove/mails.mjs [--mails 2000] [--seed 1]
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import fc from "fast-check";

import { bundleMailWorker, importSource } from "../../scripts/lib/bundle.mjs";

const { values } = parseArgs({
  options: { mails: { type: "string", default: "2000" }, seed: { type: "string", default: "1" } },
});
const LONGEST_ANSWER_MS = 200;
await bundleMailWorker();
const { createMailReader } = await importSource("src/server/mail/mailbox/mail-reader.ts");

const LATIN = "mañana llegaremos à l'hôtel más allá größer città perché São João hotel Barceló 10:30".split(
  " ",
);
const ASCII = "which hotel see my answers below in red thanks we are 4 people and two kids".split(" ");
const HEADINGS = [
  "On Mon, 5 May 2027 at 10:00, Ana <a@x.example> wrote:",
  "El lun, 5 may 2027, Ana <a@x.example> escribió:",
  "Il giorno lun 5 mag 2027 Ana <a@x.example> ha scritto:",
  "Am Mo., 5. Mai 2027 um 10:00 Uhr schrieb Ana <a@x.example>:",
  "Le lun. 5 mai 2027 à 10:00, Ana <a@x.example> a écrit :",
  "Em seg., 5 de mai. de 2027, Ana <a@x.example> escreveu:",
  "Op ma 5 mei 2027 om 10:00 schreef Ana <a@x.example>:",
  "pon., 5 maj 2027 o 10:00 Ana <a@x.example> napisal(a):",
  "From: Ana <a@x.example>\nSent: Monday\nTo: Tom\nSubject: Re: Saona",
  "De: Ana <a@x.example>\nEnviado: lunes\nPara: Tom\nAsunto: Saona",
  "Von: Ana <a@x.example>\nGesendet: Montag\nAn: Tom\nBetreff: Saona",
  "",
];
const CHARSETS = "utf-8 iso-8859-1 windows-1252 none none-8bit us-ascii x-unknown".split(" ");
const HEADERS = [
  "Precedence: list",
  "List-ID: <a.b>",
  "X-Loop: a",
  "Importance: high",
  "X-Mailer: Ol\u00e9 7",
];
const OLD = ["Which day?", "How many people?", "Best regards", "Your agency"];

const line = (words) =>
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((list) => list.join(" "));
const guestMail = fc.record({
  charset: fc.constantFrom(...CHARSETS),
  encoding: fc.constantFrom("8bit", "quoted-printable", "base64"),
  shape: fc.constantFrom("plain", "html", "alternative", "mixed", "nested", "flowed"),
  heading: fc.constantFrom(...HEADINGS),
  quote: fc.constantFrom("> ", "", ">> "),
  own: fc.array(line([...ASCII, ...LATIN]), { minLength: 1, maxLength: 6 }),
  between: fc.array(line(LATIN), { maxLength: 2 }),
  headers: fc.subarray(HEADERS),
});

function encode(bytes, encoding) {
  if (encoding === "base64") return Buffer.from(bytes.toString("base64").replace(/.{76}/g, "$&\r\n"));
  if (encoding === "8bit") return bytes;
  const text = [...bytes].map((byte) =>
    byte === 10 || byte === 13 || (byte > 32 && byte < 127 && byte !== 61)
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`,
  );
  return Buffer.from(text.join("").replace(/(?:=[\dA-F]{2}|[^\r\n=]){60}(?=[^\r\n])/g, "$&=\r\n"));
}

const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** What a mail program makes of it. */
function writeMail({ charset, encoding, shape, heading, quote, own, between, headers }) {
  const isLatin = ["iso-8859-1", "windows-1252", "none-8bit"].includes(charset);
  const label = charset.startsWith("none") ? "" : `; charset=${charset}`;
  const toBytes = (text) => Buffer.from(text.replaceAll("\n", "\r\n"), isLatin ? "latin1" : "utf8");
  const old = OLD.map((text) => quote + text);
  const lines = [...own, "", heading, "", old[0], ...between, ...old.slice(1)];
  const html =
    `<html><head><style>p{color:red}</style></head><body>${own.map((text) => `<div>${escape(text)}<br></div>`).join("")}` +
    `<div class="gmail_quote"><div>${escape(heading).replaceAll("\n", "<br>")}</div><blockquote>` +
    `${OLD.map((text) => `<p>${text}</p>`).join("")}${between.map((text) => `<p style="color:red">${escape(text)}</p>`).join("")}</blockquote></div></body></html>`;
  const part = (type, text, more = "") =>
    Buffer.concat([
      Buffer.from(`Content-Type: ${type}${label}${more}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`),
      encode(toBytes(text), encoding),
      Buffer.from("\r\n"),
    ]);
  const join = (kind, parts, name) =>
    Buffer.concat([
      Buffer.from(`Content-Type: multipart/${kind}; boundary="${name}"\r\n\r\n`),
      ...parts.flatMap((one) => [Buffer.from(`--${name}\r\n`), one]),
      Buffer.from(`--${name}--\r\n`),
    ]);
  const plain = part("text/plain", lines.join("\n"));
  const picture = Buffer.from(
    "Content-Type: image/png; name=a.png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n",
  );
  const alternative = join("alternative", [plain, part("text/html", html)], "alt");
  const body = {
    plain,
    html: part("text/html", html),
    flowed: part("text/plain", lines.join("\n"), "; format=flowed"),
    alternative,
    mixed: join("mixed", [plain, picture], "mix"),
    nested: join("mixed", [join("related", [alternative, picture], "rel"), picture], "mix"),
  }[shape];
  const top = [...headers, "From: Ana <ana@example.com>", "Subject: Re: Saona", "MIME-Version: 1.0", ""];
  return Buffer.concat([Buffer.from(top.join("\r\n")), body]);
}

const HOSTILE = [
  `Content-Type: text/html\r\n\r\n${"<blockquote>".repeat(90)}${"<p>a".repeat(96_500)}`,
  `Content-Type: text/plain\r\n\r\n${"> a\r\n".repeat(8_000_000)}`,
  `Content-Type: text/plain\r\n\r\n${"On 5 May wrote:\r\n".repeat(20_000)}`,
  `${"Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n".repeat(5_000)}`,
];

/** What an answer of this process waits for: how long nothing else could run. */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

const normalize = (text) => text.replace(/^[>\s]+/gm, " ").replace(/\s+/g, " ");
const mails = fc.sample(guestMail, { numRuns: Number(values.mails), seed: Number(values.seed) });
const reader = createMailReader();
const problems = [];
let refused = 0;
for (const [index, mail] of mails.entries()) {
  if (index % 250 === 0) {
    const raw = Buffer.from(HOSTILE[(index / 250) % HOSTILE.length]);
    await reader.read("reply", { raw, isWhole: true, fileLimit: 1e7 }).catch(() => (refused += 1));
  }
  const raw = writeMail(mail);
  const { text, earlier } = await reader.read("reply", { raw, isWhole: true, fileLimit: 1e7 });
  const kept = normalize(`${text}\n${earlier}`);
  for (const written of [...mail.own, ...mail.between])
    if (!kept.includes(normalize(written).trim()))
      problems.push(JSON.stringify({ ...mail, written, text, earlier }));
}
reader.close();
delay.disable();
const longest = delay.max / 1e6;
console.log(
  `${mails.length} mails and ${Math.ceil(mails.length / 250)} hostile ones, ${refused} of them refused; the process was busy for ${longest.toFixed(0)} ms at most`,
);
for (const problem of problems.slice(0, 5)) console.error(problem);
if (longest > LONGEST_ANSWER_MS) problems.push("slow");
if (problems.length > 0) console.error(`${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
