/** @jest-environment node */
import { RefusedChangeError } from "./refuse-broken-content";
import { takeUpload } from "./take-uploads";

it.each([
  ["no picture", "hello", "not-a-picture"],
  ["a page", "<!doctype html><script>1</script>", "not-a-picture"],
  ["a page with a drawing", "<html><svg onload=x>", "wrong-kind"],
  ["an SVG", '<?xml version="1.0"?><svg></svg>', "wrong-kind"],
  ["a page behind the beginning of a JPEG", "\xff\xd8\xff<html>", "broken-picture"],
])("an upload that is %s is refused", async (_, content, code) => {
  const asset = {
    path: "content/media/excursions/a.jpg",
    content: Buffer.from(content, "latin1").toString("base64"),
    encoding: "base64" as const,
  };
  const refusal: unknown = await takeUpload(asset).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RefusedChangeError);
  expect(refusal).toMatchObject({ problems: [{ file: "media/excursions/a.jpg", code }] });
});
