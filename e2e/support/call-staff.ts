import type { APIRequestContext, APIResponse } from "@playwright/test";

import { expect } from "./test";

async function unwrap<Data>(response: APIResponse): Promise<Data> {
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { result: { data: Data } }).result.data;
}

/** Asks the staff's side as whoever is signed in: `enquiries.get`. */
export async function queryStaff<Data>(
  request: APIRequestContext,
  name: string,
  input: object = {},
): Promise<Data> {
  return unwrap(await request.get(`/api/staff/${name}`, { params: { input: JSON.stringify(input) } }));
}

/** Has the staff's side change something, as a page of the site at `url`. */
export async function mutateStaff<Data>(
  request: APIRequestContext,
  url: string,
  name: string,
  data: object,
): Promise<Data> {
  return unwrap(await request.post(`/api/staff/${name}`, { headers: { origin: new URL(url).origin }, data }));
}
