import { staffApi, toRefusal } from "./client";

function answer(body: BodyInit | null, init?: ResponseInit): void {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, init));
}

const load = () => staffApi.me.get.query().catch((error: unknown) => toRefusal(error));
const JSON_TYPE = { "content-type": "application/json" };

it("takes an answer that is cut off, or another's page, for none, so that it is asked for again", async () => {
  answer('{"result":{"data":{"rows":[{"reference":"PA-', { headers: JSON_TYPE });
  await expect(load()).resolves.toEqual({ code: "offline", fields: {} });
  answer("<html>The hotel's Wi-Fi</html>");
  await expect(load()).resolves.toEqual({ code: "offline", fields: {} });
});

it("reads why a procedure refuses, why the host does before it, and the status of a proxy's error page", async () => {
  const fields = { name: "required" };
  answer(JSON.stringify({ error: { message: "invalid", code: -32600, data: { code: "invalid", fields } } }), {
    ...{ status: 422, headers: JSON_TYPE },
  });
  await expect(load()).resolves.toMatchObject({ code: "invalid", fields });
  answer('{"code":"too-many-requests","retryAfter":60}', { status: 429, headers: JSON_TYPE });
  await expect(load()).resolves.toMatchObject({ code: "too-many-requests", retryAfter: 60 });
  answer("<html>Bad gateway</html>", { status: 502 });
  await expect(load()).resolves.toMatchObject({ code: "server-error" });
});
