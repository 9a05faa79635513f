import { recordEvents } from "./event-replay";

const PAGE = `
  <button type="button" id="menu">Menu</button>
  <button type="button" id="heart" data-replay="toggle" aria-pressed="false">Keep</button>
  <a id="picture" href="#picture" data-replay=""><img alt="Beach" /></a>
  <a id="italian" href="#it" hreflang="it">Italiano</a>
  <details><summary>Question</summary></details>
  <form id="live" data-needs-script=""><input id="words" /><input type="checkbox" id="boats" /></form>
  <form id="plain"><select id="sort"><option>a<option>b</select></form>`;

const find = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

/** What React would hear once it is there. */
function listen(name: string): string[] {
  const heard: string[] = [];
  document.body.addEventListener(name, ({ target }) => void heard.push((target as HTMLElement).id));
  return heard;
}

let replay: () => void;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  replay = recordEvents();
});

afterEach(() => replay());

describe("before React is there", () => {
  it("a click on a button is kept, and done as often as it was made", () => {
    const heard = listen("click");
    find("menu").click();
    find("menu").click();
    expect(heard).toEqual([]);
    replay();
    expect(heard).toEqual(["menu", "menu"]);
  });

  it("what was typed is dispatched again, once, with the value that the field has", () => {
    const field = find<HTMLInputElement>("words");
    field.value = "whales";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("input", { bubbles: true }));
    const heard = listen("input");
    replay();
    expect(heard).toEqual(["words"]);
    expect(field.value).toBe("whales");
  });
});
