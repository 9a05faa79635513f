import { accessSync, constants, mkdirSync } from "node:fs";

/** Makes a folder for this user alone unless it is there; throws (`EROFS`, `EACCES` …) when it cannot be written. */
export function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK);
}
