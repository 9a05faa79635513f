import type { OutdatedFile } from "../../contracts/editor";
import type { Texts } from "./entry-files";

/** A save or deletion that was refused because somebody else had changed the entry. */
export interface SaveConflict {
  isDeletion: boolean;
  /** By which Decap knows the entry. */
  path: string;
  /** The files as they are now. */
  files: readonly OutdatedFile[];
  /** The same files as they were opened. */
  base: Texts;
  /** The entry as it was to be saved. */
  mine: Texts;
  /** Lets the next save or deletion replace the files as they were shown, and no later version of them. */
  replaceTheirs: () => void;
}
