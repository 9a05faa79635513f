/** @jest-environment node */
import { loadAfresh } from "./navigation";

const HERE = "https://tours.example/contact?service=saona#form";

function load(address: string) {
  const location = { href: HERE, assign: jest.fn(), reload: jest.fn() };
  loadAfresh(address, location);
  return { wentTo: location.assign.mock.calls.flat(), reloads: location.reload.mock.calls.length };
}

it.each([
  ["another page", "https://tours.example/es/contacto?service=saona#form"],
  ["another query", "https://tours.example/contact?service=yacht"],
])("goes to %s", (_, address) => {
  expect(load(address)).toEqual({ wentTo: [address], reloads: 0 });
});

it.each([HERE, "https://tours.example/contact?service=saona"])(
  "loads the present page again: %s",
  (address) => {
    expect(load(address)).toEqual({ wentTo: [], reloads: 1 });
  },
);
