import { moveFocus } from "./move-focus";

beforeEach(() => (document.body.innerHTML = "<h1>Saona</h1><a href='#b'>B</a><p>Text</p>"));

const find = (name: string) => document.querySelector<HTMLElement>(name);

it.each(["a", "p"])("the focus moves to a <%s>", (name) => {
  moveFocus(find(name));
  expect(find(name)).toHaveFocus();
});

it("a control stays where the keyboard finds it", () => {
  moveFocus(find("a"));
  expect(find("a")).not.toHaveAttribute("tabindex");
});

it.each([null, undefined])(
  "the focus moves to the heading of the page when there is nothing else: %s",
  (to) => {
    moveFocus(to);
    expect(find("h1")).toHaveFocus();
  },
);

it("the focus stays on a page without a heading", () => {
  document.body.innerHTML = "<a href='#b'>B</a>";
  find("a")?.focus();
  moveFocus();
  expect(find("a")).toHaveFocus();
});
