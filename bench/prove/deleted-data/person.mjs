import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";

/** Invents a person whose every word is found in no other file. */
export function inventPerson() {
  const mark = () => `c${randomBytes(8).toString("hex")}`;
  const mailbox = mark();
  const typed = {
    name: mark(),
    lastname: mark(),
    email: `${mailbox}@example.com`,
    message: mark(),
    lang: "en",
  };
  return { typed, words: [typed.name, typed.lastname, mailbox, typed.message] };
}

function postForm(url, path, fields) {
  return fetch(url + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

/** Posts as a person does who mistypes the address first, then subscribes. */
export async function postAll(url, { typed }) {
  await postForm(url, "/api/contact", { ...typed, email: "nobody" });
  await postForm(url, "/api/contact", typed);
  await postForm(url, "/api/subscribe", { email: typed.email, lang: "en", source: "/terms" });
}

async function loadMails(dataDir, address) {
  const folder = join(dataDir, "mail");
  const names = (await readdir(folder)).filter((name) => /^(visitor|confirm).*\.eml$/.test(name));
  const mails = [];
  for (const name of names) {
    const raw = await readFile(join(folder, name));
    if (raw.includes(address)) mails.push(await PostalMime.parse(raw));
  }
  return mails;
}

/** Waits for both mails of a person and gets the links in them. */
export async function loadLinks(dataDir, { typed }) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const mails = await loadMails(dataDir, typed.email);
    const links = mails.flatMap(({ text }) => text.match(/http\S+\/api\/\S+/g) ?? []);
    const find = (path) => links.find((link) => new URL(link).pathname === path);
    const found = {
      remove: find("/api/enquiry"),
      confirm: find("/api/subscribe/confirm"),
      leave: find("/api/unsubscribe"),
    };
    if (Object.values(found).every(Boolean)) return found;
    await sleep(100);
  }
  throw new Error("The mails of a person did not arrive within a minute.");
}

/** Presses the button of a link's page until the site has answered. */
export async function press(link) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(link, { method: "POST", redirect: "manual" }).catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return answer.status;
    await sleep(50);
  }
  throw new Error("The site did not answer a link.");
}
