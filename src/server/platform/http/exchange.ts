import type { Html } from "../html";

export interface Exchange {
  method: string;
  /** Names in lower case. */
  header(name: string): string | undefined;
  query(name: string): string | undefined;
  /** A part of the path, of a function that answers several; `*` is the rest of it. */
  param(name: string): string | undefined;
  /** As the host parsed it; checked by nobody yet. */
  body: unknown;
  /** The address of the socket; proxies may stand in front, see `client-key.ts`. */
  remoteAddress: string;
}

export interface JsonAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  json: object;
}

/** A reply, before it is sent. */
export type Answer =
  | JsonAnswer
  | { status: number; headers?: Readonly<Record<string, string>>; page: Html }
  | { status: 200; headers?: Readonly<Record<string, string>>; type: string; bytes: Buffer }
  | { status: 204 | 304; headers?: Readonly<Record<string, string>> }
  | { status: 302 | 303; headers?: Readonly<Record<string, string>>; location: string };

export type Respond = (exchange: Exchange) => Promise<Answer>;
