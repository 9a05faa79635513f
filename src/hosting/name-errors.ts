import type { RequestHandler } from "express";

import { ERROR_CODE_HEADER, getCode } from "../server/platform/http/http-error";

/** Gives every failed answer its code in a header, also those of files and of pages that do not exist. */
export const nameErrors: RequestHandler = (_request, response, next) => {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const code = getCode(status);
    if (code !== undefined && !response.hasHeader(ERROR_CODE_HEADER))
      response.setHeader(ERROR_CODE_HEADER, code);
    return writeHead(status, ...rest);
  };
  next();
};
