/** @jest-environment node */
import { renderMarkdown } from "./markdown";

it.each([
  ["An *island*.", "<p>An <em>island</em>.</p>"],
  ["## Your data (#privacy)", '<h2 id="privacy">Your data</h2>'],
  ["- One\n- Two", "<ul>\n<li>One</li>\n<li>Two</li>\n</ul>"],
  ["[Map](https://example.com/a?b=1&c=2)", '<p><a href="https://example.com/a?b=1&#x26;c=2">Map</a></p>'],
])("renders %j", (source, html) => {
  expect(renderMarkdown(source)).toBe(html);
});

it.each([
  ["<script>alert(1)</script>", "<script"],
  ['<img src="x" onerror="alert(1)">', "<img"],
  ["[click](javascript:alert(1))", "href"],
  ["[click](data:text/html,hello)", "href"],
  ["[click](<java&#9;script:alert(1)>)", "href"],
  ["[click](&#1;javascript:alert(1))", 'href="javascript'],
  ["[click][1]\n\n[1]: vbscript:x", "href"],
  ["![picture](javascript:alert(1))", "<img"],
])("lets no markup or script of its own through: %s", (source, harmful) => {
  expect(renderMarkdown(source)).not.toContain(harmful);
});

it.each(["https://a.example", "mailto:a@b.example", "tel:+18095550142", "/es/contacto", "#top", "./a:b"])(
  "keeps a link to %s",
  (address) => {
    expect(renderMarkdown(`[words](${address})`)).toBe(`<p><a href="${address}">words</a></p>`);
  },
);

it.each([
  ["raw HTML as text", "a <b>c</b>", "<p>a &#x3C;b>c&#x3C;/b></p>"],
  ["the words of a harmful link", "[*go* on](javascript:x)", "<p><em>go</em> on</p>"],
  ["the alternative text of a harmful picture", "![a boat](data:x)", "<p>a boat</p>"],
  ["strikethrough", "~~75~~ 60", "<p><del>75</del> 60</p>"],
])("shows %s", (_, source, html) => {
  expect(renderMarkdown(source)).toBe(html);
});
