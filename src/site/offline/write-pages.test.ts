/** @jest-environment node */
import { loadMessages } from "../../testing/load-messages";
import { addNote, writeNote, writeOfflinePage } from "./write-pages";

describe.each(["en", "es", "it"] as const)("what is said without a connection, in %s", (locale) => {
  const messages = loadMessages(locale)["offline"] as unknown as Record<
    "note" | "close" | "title" | "text" | "list",
    string
  >;
  const words = { ...messages, meeting: "Calle <12>", phone: "+1 555 010 0142", brand: "Acme & Co" };

  it("is of when a saved page is", () => {
    const note = writeNote(words, new Date(2026, 10, 21, 14, 5), locale);
    expect(note).toMatch(/21.*2026|2026.*21/);
    const html = addNote(
      '<html><body class="x"><div id="___gatsby"></div></body></html>',
      `${note} <b>`,
      words,
    );
    expect(html).toMatch(
      /<body class="x"><div class="offlineNote" role="status">.*&lt;b&gt;<button type="button" aria-label="[^"]+">×<\/button><\/div><div id="___gatsby">/,
    );
  });

  it("is where the agency is and how to call it, on a page that was not saved", () => {
    const html = writeOfflinePage(words, locale);
    expect(html).toContain('<a href="tel:+15550100142">+1 555 010 0142</a>');
    expect(html).toContain("Calle &lt;12&gt;");
    expect(html).toContain("Acme &amp; Co");
    expect(html).toContain(`<html lang="${locale}-`);
  });
});
