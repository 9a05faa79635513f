import { getFieldTexts } from "./texts";

it.each(["en", "es", "it"] as const)(
  "names every placeholder beside the text of a ready-made answer (%s)",
  (staff) => {
    const { hint } = getFieldTexts("answers", ["text"], staff);
    expect(hint).toContain("{{name}} / {{nombre}} / {{nome}}, ");
    expect(hint).toContain(
      "{{pickup}} / {{recogida}} / {{ritiro}}, {{reference}} / {{referencia}} / {{riferimento}}.",
    );
  },
);
