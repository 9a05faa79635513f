import { completeOffer, toAddress } from "./complete-offer";

it.each([
  ["Kayak al alba", "kayak-al-alba"],
  ["Isla Saona: ¡todo el día!", "isla-saona-todo-el-dia"],
  ["L'alba sull’acqua", "lalba-sullacqua"],
  ["🐋", ""],
  ["word ".repeat(30), Array.from({ length: 16 }, () => "word").join("-")],
])("makes an address of %s", (title, address) => {
  expect(toAddress(title)).toBe(address);
});

it("fills in what is empty, and leaves what is written", () => {
  const title = { en: "Night Reef", es: "Arrecife de noche", it: "" };
  const long = `${"Seventy characters ".repeat(10)}end`;
  const completed = completeOffer({
    ...{ title, summary: { en: long, es: "Dos horas.", it: "Due ore." } },
    ...{ url_slug: { es: "otro" }, seo: { title: { en: "Reef" } }, order: 3 },
  });
  expect(completed).toMatchObject({
    ...{ title, order: 3, url_slug: { en: "night-reef", es: "otro", it: "" } },
    seo: {
      title: { en: "Reef", es: "Arrecife de noche", it: "" },
      description: { es: "Dos horas.", it: "Due ore." },
    },
  });
  const { description } = completed["seo"] as { description: { en: string } };
  expect(description.en.length).toBeLessThanOrEqual(170);
  expect(long.startsWith(`${description.en} `)).toBe(true);
});
