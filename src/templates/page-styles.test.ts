/** @jest-environment node */
import { pickStyles } from "./page-styles";

const HTML = '<main class="page wide a+b"><p class="text">It says class="elsewhere".</p></main>';
const pick = (css: string) => pickStyles(css, HTML);

describe("the styles of a page", () => {
  it.each([
    [".page{color:red}"],
    [".page .text:hover{color:red}"],
    ["main>p[data-open]{color:red}"],
    [".page:not(.open){color:red}"],
    [".text:is(.one,.two) b{color:red}"],
    ["@font-face{font-family:Figtree}"],
    ["@layer reset,tokens;"],
    [".a\\+b{color:red}"],
    [".offlineNote{color:red}"],
    ["@property --x{syntax:'*';inherits:false}"],
  ])("have %s", (css) => {
    expect(pick(css)).toBe(css);
  });

  it.each([
    [".other{color:red}"],
    [".page .other{color:red}"],
    [".page.other{color:red}"],
    ["@media print{.other{color:red}}"],
    ["@layer a{@media print{.other{color:red}}}"],
  ])("do not have %s", (css) => {
    expect(pick(css)).toBe("");
  });

  it("have of a list of selectors those that can find something, in their order", () => {
    expect(pick(".a{x:y}.page{x:y}@layer b{.text,.c{x:y}.d{x:y}}p{x:y}")).toBe(
      ".page{x:y}@layer b{.text{x:y}}p{x:y}",
    );
  });

  it("have the keyframes that are still used", () => {
    const css = ".page{animation:rise 1s}.other{animation:fall 1s}";
    const frames = "@keyframes rise{to{opacity:1}}";
    expect(pick(`${css}${frames}@keyframes fall{to{opacity:0}}`)).toBe(`.page{animation:rise 1s}${frames}`);
  });

  it("of one page take nothing from those of the next", () => {
    const css = ".page{x:y}.other{x:y}";
    expect(pickStyles(css, "")).toBe("");
    expect(pickStyles(css, '<b class="other">')).toBe(".other{x:y}");
  });
});
