import type { OutdatedFile } from "../../contracts/editor";

/** A save or deletion that was refused because somebody else had changed the entry. */
export interface SaveConflict {
  isDeletion: boolean;
  files: readonly OutdatedFile[];
  /** What was to be saved, by path. */
  mine: Readonly<Record<string, string>>;
  /** Lets the next save replace the files as they were shown, and no later version of them. */
  replaceTheirs: () => void;
}
