import assert from "node:assert/strict";
import { test } from "node:test";

import { parseDotEnv } from "./dot-env.mjs";

const TABLE = [
  ["PORT=8001", { PORT: "8001" }],
  ["export PORT = 8001  # another port", { PORT: "8001" }],
  ['AGENCY_EMAIL="a@example.com, b@example.com" # two', { AGENCY_EMAIL: "a@example.com, b@example.com" }],
  ["SMTP_URL=smtp://user:p#ss@host:587", { SMTP_URL: "smtp://user:p#ss@host:587" }],
  ["DATABASE_URL=postgres://u:p@h/d?sslmode=require", { DATABASE_URL: "postgres://u:p@h/d?sslmode=require" }],
  ["# PORT=1\n\nHOST=0.0.0.0\r\nSECRET='a b'", { HOST: "0.0.0.0", SECRET: "a b" }],
  ["PORT=\nSMTP_URL= # later", {}],
  ["not a line", {}],
];

for (const [text, expected] of TABLE)
  test(`reads ${JSON.stringify(text)}`, () => assert.deepEqual(parseDotEnv(text), expected));
