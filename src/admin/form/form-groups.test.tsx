import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fromJS, type Map } from "immutable";

import { showFaults } from "./form-faults";
import { FormGroups } from "./form-groups";
import { openGroups } from "./open-groups";

const user = userEvent.setup({ delay: null });

function Input({ field }: { field: Map<string, unknown> }) {
  const name = String(field.get("name"));
  return <input aria-label={name} />;
}

const FIELDS = [
  { name: "prices", group: "facts", neutral: true },
  { name: "pickup", group: "facts" },
  { name: "title", group: "texts" },
].map((field) => <Input key={field.name} field={fromJS(field) as Map<string, unknown>} />);

const show = (props: Partial<Parameters<typeof FormGroups>[0]> = {}) =>
  render(
    <FormGroups collection="excursions" isSecond={false} locale="es" {...props}>
      {FIELDS}
    </FormGroups>,
  );
const getGroup = (name: string) => screen.getByRole("region", { name: new RegExp(`^${name}`) });
const getHeading = (name: string) => screen.getByRole("heading", { level: 2, name: new RegExp(`^${name}`) });

beforeEach(() => {
  document.documentElement.lang = "es";
  openGroups("excursions", ["facts"]);
});
afterEach(() => showFaults([]));

describe("the groups of a form", () => {
  it("are closed but for the first, and keep their state in each language of the editor", async () => {
    const { unmount } = show();
    expect(screen.getByLabelText("prices")).toBeVisible();
    expect(screen.getByLabelText("title")).not.toBeVisible();
    await user.click(within(getHeading("Textos")).getByRole("button", { expanded: false }));
    unmount();
    document.documentElement.lang = "en";
    show({ locale: "en" });
    expect(getHeading("Texts")).toBeInTheDocument();
    expect(screen.getByLabelText("title")).toBeVisible();
    expect(JSON.parse(localStorage.getItem("open-form-groups") ?? "")).toEqual({
      excursions: ["facts", "texts"],
    });
  });

  it("are reached from the table of contents, by a button or a list", async () => {
    Element.prototype.scrollIntoView = jest.fn();
    show();
    const contents = screen.getByRole("navigation", { name: "Partes del formulario" });
    await user.click(within(contents).getByRole("button", { name: "Textos", hidden: true }));
    expect(screen.getByLabelText("title")).toBeVisible();
    expect(within(getHeading("Textos")).getByRole("button")).toHaveFocus();
    await user.selectOptions(within(contents).getByRole("combobox", { hidden: true }), "Datos");
    expect(within(getHeading("Datos")).getByRole("button")).toHaveFocus();
    await user.click(within(contents).getByRole("button", { name: "Cerrar todo" }));
    expect(screen.getByLabelText("prices")).not.toBeVisible();
  });

  it("show facts on the left side alone, in every language", () => {
    show({ isSecond: true });
    expect(screen.queryByLabelText("prices")).not.toBeInTheDocument();
    expect(within(getGroup("Datos")).getByLabelText("pickup")).toBeVisible();
    expect(screen.queryByText(/iguales en todos los idiomas/)).not.toBeInTheDocument();
  });

  it("are marked when something in them was refused, in the language that it is in", () => {
    const message = (path: string, locale: "en" | "es") => ({
      language: "",
      field: "",
      text: "",
      place: { path, locale },
    });
    showFaults([message("title", "es"), message("title", "en"), message("prices.0.adult", "en")]);
    show();
    expect(getHeading("Textos")).toHaveTextContent("1 campo por revisar");
    expect(getHeading("Datos")).toHaveTextContent("1 campo por revisar");
  });
});
