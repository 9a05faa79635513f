import { Readable } from "node:stream";

import type { BeforeEnd } from "./mailer";

async function* passOn(input: AsyncIterable<Buffer>, beforeEnd: BeforeEnd): AsyncGenerator<Buffer> {
  for await (const chunk of input) yield chunk;
  if (!(await beforeEnd()))
    throw new Error("The claim was lost, or the store could not note that the mail is being sent.");
}

/** Passes a message on and calls `beforeEnd` after its last byte: the final dot is written when this stream ends. */
export function holdEnd(input: Readable, beforeEnd: BeforeEnd): Readable {
  return Readable.from(passOn(input as AsyncIterable<Buffer>, beforeEnd), { objectMode: false });
}
