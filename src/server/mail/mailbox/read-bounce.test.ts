/** @jest-environment node */

import type { BounceCause } from "../../../domain/contracts/inbox";
import { type DeliveryReport, writeDeliveryReport } from "../../../testing/guest-mail";
import { createMailReader } from "./poll-mailbox";

const ID = "123e4567-e89b-42d3-a456-426614174000";
const OTHER = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const reader = createMailReader();
afterAll(reader.close);
const read = (raw: string) => reader.read("report", Buffer.from(raw, "latin1"));

describe("a delivery report", () => {
  it.each(["text/rfc822-headers", "message/rfc822"] as const)(
    "with a part %s names the mail that came back",
    async (part) => {
      expect(await read(writeDeliveryReport({ part }))).toEqual({
        ...{ ids: [ID], reason: "dsn-5.1.1", cause: "no-mailbox" },
      });
    },
  );

  it("names it by our own header where a server has given the mail another Message-ID", async () => {
    const returned = ["Message-ID: <0100018@email.amazonses.example>", `X-Mail-Id: ${OTHER}`];
    expect(await read(writeDeliveryReport({ returned }))).toMatchObject({ ids: [OTHER] });
  });

  it.each<[name: string, report: DeliveryReport, cause: BounceCause]>([
    ["no such domain", { status: "5.1.2" }, "no-mailbox"],
    ["a disabled mailbox", { status: "5.2.1" }, "no-mailbox"],
    ["a full mailbox", { status: "5.2.2", diagnostic: "smtp; 552 5.2.2 over quota" }, "mailbox-full"],
    [
      "a full mailbox, without a code",
      { status: "5.0.0", diagnostic: "smtp; 552 over quota" },
      "mailbox-full",
    ],
    ["a refusal of the content", { status: "5.7.1", diagnostic: "smtp; 550 5.7.1 spam" }, "refused"],
    ["days without a server", { status: "4.4.1", diagnostic: "" }, "unreachable"],
    ["a mail that waited too long", { status: "4.4.7", diagnostic: "" }, "unreachable"],
    ["a server that says it", { status: "5.0.0", diagnostic: "smtp; 550 No such user" }, "no-mailbox"],
    ["a refusal that the server says", { status: "5.0.0", diagnostic: "smtp; 554 5.7.1 no" }, "refused"],
  ])("tells %s", async (_, report, cause) => {
    expect(await read(writeDeliveryReport(report))).toMatchObject({ ids: [ID], cause });
  });

  it.each<[name: string, report: DeliveryReport]>([
    ["a mail that is late", { action: "delayed", status: "4.0.0" }],
    ["a mail that arrived", { action: "delivered", status: "2.0.0" }],
    ["a mail that is none of ours", { returned: ["Message-ID: <abc@x.example>"] }],
    ["no mail at all", { returned: [] }],
    ["an id that is none", { returned: ["X-Mail-Id: ../../etc/passwd", "Message-ID: <'; drop table@x>"] }],
  ])("of %s is no bounce", async (_, report) => {
    expect(await read(writeDeliveryReport(report))).toBeUndefined();
  });

  it.each([
    "",
    "Content-Type: multipart/report; boundary=x\r\n\r\n",
    `Content-Type: multipart/report; boundary=x\r\n\r\n${"--x\r\n\r\n".repeat(60_000)}`,
    "Content-Type: multipart/report; boundary=a\r\n\r\n".repeat(2_000),
    writeDeliveryReport({ status: "x".repeat(5_000_000) }).slice(0, 512 * 1024),
  ])("is none when it is broken or written to take time (%#)", async (raw) => {
    const bounce = await read(raw).catch((error: unknown) => String(error));
    expect([undefined, "Error: The mail was not read in time.", "Error: The mail cannot be read."]).toContain(
      bounce,
    );
    expect(await read(writeDeliveryReport())).toMatchObject({ ids: [ID] });
  });
});
