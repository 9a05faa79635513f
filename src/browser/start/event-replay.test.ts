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

  it.each([
    [1, "true"],
    [2, "false"],
    [3, "true"],
  ])("a toggle shows at once what %d clicks make it, and is told so once", (clicks, pressed) => {
    const heart = find("heart");
    const before: (string | null)[] = [];
    heart.addEventListener("click", () => before.push(heart.getAttribute("aria-pressed")));
    for (let click = 0; click < clicks; click++) heart.click();
    expect(heart).toHaveAttribute("aria-pressed", pressed);
    expect(before).toEqual([]);
    replay();
    expect(before).toEqual([pressed === "true" ? "false" : "true"]);
    expect(heart).toHaveAttribute("aria-pressed", pressed);
  });

  it("a toggle becomes what was seen last, also when React has set it to what is kept in between", () => {
    const heart = find("heart");
    heart.click();
    heart.click();
    heart.setAttribute("aria-pressed", "true");
    const before: (string | null)[] = [];
    heart.addEventListener("click", () => before.push(heart.getAttribute("aria-pressed")));
    replay();
    expect(before).toEqual(["true"]);
    expect(heart).toHaveAttribute("aria-pressed", "false");
  });

  it("a link that opens something is kept, too, from whatever is in it", () => {
    const heard = listen("click");
    document.querySelector("img")?.click();
    expect(window.location.hash).toBe("");
    replay();
    expect(heard).toEqual(["picture"]);
  });

  it("with a key for a new tab it is the browser's", () => {
    const heard = listen("click");
    find("picture").dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    expect(heard).toEqual(["picture"]);
  });

  it("a question opens at once", () => {
    document.querySelector("summary")?.click();
    expect(document.querySelector("details")?.open).toBe(true);
  });

  it("a language that is chosen is remembered, and the address's choice goes along", () => {
    window.history.replaceState(null, "", "/?adults=3");
    find("italian").click();
    expect(document.cookie).toContain("i18n_redirected=it");
    expect(find<HTMLAnchorElement>("italian").href).toBe("http://localhost/?adults=3#it");
    window.history.replaceState(null, "", "/");
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

  it.each(["words", "sort"])(
    "a change of %s is dispatched again after React has taken the value for the old one",
    (id) => {
      const field = find<HTMLInputElement>(id);
      field.dispatchEvent(new Event("change", { bubbles: true }));
      const heard = listen("change");
      replay();
      expect(heard).toEqual([id]);
    },
  );

  it("a box that was ticked stays so and is dispatched again", () => {
    find("boats").click();
    const heard = listen("change");
    replay();
    expect(heard).toEqual(["boats"]);
    expect(find<HTMLInputElement>("boats").checked).toBe(true);
  });

  it("a form that works by scripts alone loads no page", () => {
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    find("live").dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it("any other form is sent", () => {
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    find("plain").dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(false);
  });

  it("a field that has the focus gets it again", () => {
    find("words").focus();
    const heard = listen("focusin");
    replay();
    expect(heard).toEqual(["words"]);
  });
});

it("afterwards everything goes straight to React", () => {
  replay();
  const heard = listen("click");
  find("menu").click();
  expect(heard).toEqual(["menu"]);
});
