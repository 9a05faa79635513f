import { showLateFonts } from "./late-fonts";

const face = (display: string) =>
  `@font-face{font-family:"Figtree Variable";font-display:${display};src:url("/a.woff2")}`;

afterEach(() => document.head.replaceChildren());

it("lets each font take its place whenever it comes", () => {
  document.head.innerHTML = `<style data-fonts="">${face("optional")}${face("optional")}</style>`;
  showLateFonts();
  expect(document.head.querySelector("style")?.textContent).toBe(face("swap") + face("swap"));
});

it("leaves a page without font rules as it is", () => {
  document.head.innerHTML = "<style>p{color:red}</style>";
  showLateFonts();
  expect(document.head.innerHTML).toBe("<style>p{color:red}</style>");
});
