/** @jest-environment node */
import { loadMessages } from "../../testing/load-messages";
import { addNote, writeNote, writeOfflinePage, type OfflineWords } from "./write-pages";

it.each(["en", "es", "it"] as const)("what is said without a connection, in %s", (locale) => {
  const texts = loadMessages(locale)["offline"] as unknown as OfflineWords;
  const words = { ...texts, meeting: "Calle <12>", phone: "+1 555 010 0142", brand: "Acme & Co" };
  const note = writeNote(words, new Date(2026, 10, 21, 14, 5), locale);
  expect(note).toMatch(/21.*2026|2026.*21/);
  expect(addNote('<body class="x"><div id="___gatsby"></div></body>', `${note} <b>`, words)).toMatch(
    /<body class="x"><div class="offlineNote" role="status">.*&lt;b&gt;<button type="button" aria-label="[^"]+">×<\/button><\/div><div id="___gatsby">/,
  );
  const html = writeOfflinePage(words, locale);
  for (const text of [
    ...['<a href="tel:+15550100142">+1 555 010 0142</a>', "Calle &lt;12&gt;", "Acme &amp; Co"],
    `<html lang="${locale}-`,
  ])
    expect(html).toContain(text);
});
