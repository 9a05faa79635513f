import { callStaff, staffApi } from "./client";

function answer(body: BodyInit | null, init?: ResponseInit): void {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, init));
}

const load = () => callStaff(staffApi.me.get.query());
const JSON_TYPE = { "content-type": "application/json" };

it("gets what is answered, and nothing of a change that answers nothing", async () => {
  answer('{"result":{"data":{"name":"Ana"}}}', { headers: JSON_TYPE });
  await expect(load()).resolves.toEqual({ ok: true, data: { name: "Ana" } });
  answer('{"result":{}}', { headers: JSON_TYPE });
  await expect(callStaff(staffApi.session.close.mutate())).resolves.toEqual({ ok: true, data: undefined });
});

it("takes an answer that is cut off, or another's page, for none, so that it is asked for again", async () => {
  const offline = { ok: false, code: "offline", fields: {} };
  answer('{"result":{"data":{"rows":[{"reference":"PA-', { headers: JSON_TYPE });
  await expect(load()).resolves.toEqual(offline);
  answer("<html>The hotel's Wi-Fi</html>");
  await expect(load()).resolves.toEqual(offline);
});

it("reads why a procedure refuses, and why the host does before it", async () => {
  const fields = { name: "required" };
  answer(JSON.stringify({ error: { message: "invalid", code: -32600, data: { code: "invalid", fields } } }), {
    ...{ status: 422, headers: JSON_TYPE },
  });
  await expect(load()).resolves.toMatchObject({ ok: false, code: "invalid", fields });
  answer('{"code":"too-many-requests","retryAfter":60}', { status: 429, headers: JSON_TYPE });
  await expect(load()).resolves.toMatchObject({ code: "too-many-requests", retryAfter: 60 });
});

it("goes by the status of a proxy's error page", async () => {
  answer("<html>Bad gateway</html>", { status: 502 });
  await expect(load()).resolves.toMatchObject({ ok: false, code: "server-error" });
});
