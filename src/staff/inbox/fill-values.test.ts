import { fillValues, findGaps } from "./fill-values";

const VALUES = { name: "Carla", price: "", reference: "PA-7K2P4" };

it("fills in what is known, and leaves what is empty or unknown for a person to see", () => {
  expect(fillValues("{{name}}, {{ reference }}: {{price}} {{hotel}}", VALUES)).toBe(
    "Carla, PA-7K2P4: {{price}} {{hotel}}",
  );
});

it("fills in a placeholder by its Spanish and Italian names, too", () => {
  const values = { ...VALUES, offer: "Saona", date: "5 dic", price: "$195", pickup: "Hotel Sol" };
  expect(
    fillValues("{{nombre}}: {{excursión}}, {{fecha}}, {{precio}}, {{recogida}}, {{referencia}}", values),
  ).toBe("Carla: Saona, 5 dic, $195, Hotel Sol, PA-7K2P4");
  expect(
    fillValues("{{nome}}: {{escursione}}, {{data}}, {{prezzo}}, {{ritiro}}, {{riferimento}}", values),
  ).toBe("Carla: Saona, 5 dic, $195, Hotel Sol, PA-7K2P4");
  expect(findGaps("{{precio}} {{prezzo}}")).toHaveLength(1);
});

it("finds each open place once, with where it stands", () => {
  const text = "Costa {{price}} ({{price}}) il {{date}}.";
  expect(findGaps(text)).toEqual([
    { name: "price", start: 6, end: 15 },
    { name: "date", start: text.indexOf("{{date}}"), end: text.indexOf("{{date}}") + 8 },
  ]);
  expect(findGaps("Tutto chiaro.")).toEqual([]);
});

it("finds what a ready-made answer leaves to a person: blanks and times", () => {
  expect(findGaps("Alle __:__ da {{offer}}, costa ____.")).toEqual([
    { name: "", start: 5, end: 10 },
    { name: "offer", start: 14, end: 23 },
  ]);
  expect(findGaps("US$____ (____)")).toHaveLength(1);
  expect(findGaps("un_nome@example.com")).toEqual([]);
  expect(findGaps("https://pay.example/__s/b__1?__id=4__&x=__ ")).toEqual([]);
  expect(findGaps("https://____")).toHaveLength(1);
});
