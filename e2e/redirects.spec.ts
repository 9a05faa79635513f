import { expect, test } from "@playwright/test";

const MOVED = [
  { from: "/it/catalogo/barca", to: "/it/catalog/barca" },
  { from: "/excursions/", to: "/excursions" },
  { from: "/es/excursiones/", to: "/es/excursiones" },
  { from: "/contact/?service=saona-island", to: "/contact?service=saona-island" },
];

for (const { from, to } of MOVED) {
  test(`${from} has moved permanently to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()["location"]).toBe(to);
  });
}

for (const path of ["//evil.example/", "/%2Fevil.example/", "/\\evil.example/"]) {
  test(`${path} is not redirected`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const location = response.headers()["location"] ?? "/";
    expect(new URL(location, "http://here.example").host).toBe("here.example");
  });
}
