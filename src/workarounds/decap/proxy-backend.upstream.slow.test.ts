/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

const read = (path: string) => readPackageFile(`decap-cms-app/node_modules/${path}`);
const PROXY = "decap-cms-backend-proxy/dist/esm/implementation.js";

it("Decap's proxy backend still makes all its calls by its method `request`, which sends them by itself", () => {
  const proxy = read(PROXY);
  expect(proxy).toContain("async request(payload) {");
  expect(proxy.match(/fetchWithTimeout|\bfetch\(/g)).toHaveLength(1);
  expect(proxy.match(/this\.request\(\{/g)?.length).toBeGreaterThan(10);
});

it("Decap's proxy backend still gets the pictures of a folder with their whole content", () => {
  const proxy = read(PROXY);
  expect(proxy).toContain("async getMedia(mediaFolder = this.mediaFolder) {");
  expect(proxy).toContain("return files.map(deserializeMediaFile);");
  expect(proxy).toContain("this.proxyUrl = ");
  expect(proxy).toContain("this.mediaFolder = ");
});

it("Decap still creates a backend with `new`, and keeps what creates it under its name", () => {
  const registry = read("decap-cms-core/dist/esm/lib/registry.js");
  expect(registry).toContain("init: (...args) => new BackendClass(...args)");
  expect(registry).toContain("return registry.backends[name];");
});
