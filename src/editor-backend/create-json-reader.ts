import express, { type Request, type RequestHandler, type Response } from "express";

/** Creates what reads a request's JSON of at most `limit` bytes; it rejects with the error of Express's parser. */
export function createJsonReader(limit: number) {
  const parse: RequestHandler = express.json({ limit, strict: false, inflate: false });
  return (request: Request, response: Response): Promise<unknown> =>
    new Promise((resolve, reject) => {
      parse(request, response, (error?: Error | string) => {
        if (error instanceof Error) reject(error);
        else resolve(request.body);
      });
    });
}
