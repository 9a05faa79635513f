import { fillValues, findGaps } from "./fill-values";

const VALUES = { name: "Carla", price: "", reference: "PA-7K2P4", offer: "Saona", pickup: "Hotel Sol" };

it.each([
  ["{{name}}, {{ reference }}: {{price}} {{hotel}}", "Carla, PA-7K2P4: {{price}} {{hotel}}"],
  ["{{nombre}}: {{excursión}}, {{recogida}}, {{referencia}}", "Carla: Saona, Hotel Sol, PA-7K2P4"],
  ["{{nome}}: {{escursione}}, {{ritiro}}, {{riferimento}}", "Carla: Saona, Hotel Sol, PA-7K2P4"],
])("fills in what is known of %j, by the names of each language", (text, filled) => {
  expect(fillValues(text, VALUES)).toBe(filled);
});

it.each([
  ["Costa {{price}} ({{prezzo}}) il {{date}}.", ["price 6-15", "date 32-40"]],
  ["Alle __:__ da {{offer}}, costa ____.", [" 5-10", "offer 14-23"]],
  ["un_nome@example.com https://pay.example/__s/b__1?__id=4__&x=__ ", []],
  ["https://____", [" 8-12"]],
])("finds each open place of %j once, with where it stands", (text, gaps) => {
  expect(findGaps(text).map(({ name, start, end }) => `${name} ${start}-${end}`)).toEqual(gaps);
});
