/** @jest-environment node */
import { toNetwork } from "./handler";

describe("the network of a client", () => {
  it.each([
    [
      "203.0.113.7",
      ["203.0.113.7:50001", "203.0.113.7:50002", "::ffff:203.0.113.7", "[::ffff:203.0.113.7]:443"],
    ],
    ["203.0.113.7", ["::FFFF:203.0.113.7", "::ffff:cb00:7107"]],
    [
      "2001:db8:0:1",
      [
        "2001:db8:0:1::7",
        "2001:DB8:0:1::8",
        "2001:0db8:0000:0001:0:0:0:9",
        "2001:db8:0:1:a:b:c:d",
        "[2001:db8:0:1::7]",
        "[2001:db8:0:1::7]:50001",
        "[2001:db8:0:1::7]:50002",
      ],
    ],
    ["2001:db8:0:0", ["2001:db8::1", "[2001:db8::]:443", "2001:db8:0:0:1::"]],
    ["0:0:0:0", ["::1", "::"]],
    ["fe80:0:0:0", ["fe80::1%eth0", "[fe80::1%eth0]:25"]],
    ["unknown", ["unknown"]],
    ["", [""]],
  ])("%s is that of %j", (network, addresses) => {
    expect([...new Set(addresses.map(toNetwork))]).toEqual([network]);
  });

  it("differs for different clients", () => {
    const addresses = [
      "203.0.113.7:1",
      "203.0.113.8:1",
      "2001:db8:0:1::7",
      "2001:db8:0:2::7",
      "[2001:db8:0:3::7]:1",
    ];
    expect(new Set(addresses.map(toNetwork)).size).toBe(addresses.length);
  });
});
