import { callStaff, loadChanged } from "./call-staff";

function answer(body: BodyInit | null, init?: ResponseInit): void {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, init));
}

const CUT_OFF = '{"rows": [{"reference": "PA-';

it("gets what is answered, and nothing of an answer without a body", async () => {
  answer('{"name": "Ana"}');
  await expect(callStaff("GET", "me")).resolves.toEqual({ ok: true, data: { name: "Ana" } });
  answer(null, { status: 204 });
  await expect(callStaff("DELETE", "session")).resolves.toEqual({ ok: true, data: undefined });
});

it("takes an answer that is cut off for none, so that it is asked for again", async () => {
  const offline = { ok: false, code: "offline", fields: {} };
  answer(CUT_OFF, { headers: { etag: '"1"' } });
  await expect(loadChanged("enquiries", undefined)).resolves.toEqual(offline);
  answer(CUT_OFF);
  await expect(callStaff("POST", "enquiry-note", {})).resolves.toEqual(offline);
  answer("<html>The hotel's Wi-Fi</html>");
  await expect(callStaff("GET", "me")).resolves.toEqual(offline);
});

it("goes by the status of a proxy's error page", async () => {
  answer("<html>Bad gateway</html>", { status: 502 });
  await expect(callStaff("GET", "me")).resolves.toMatchObject({ ok: false, code: "server-error" });
});
