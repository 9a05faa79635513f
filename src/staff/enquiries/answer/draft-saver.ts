import type { DraftReply } from "../../../contracts/enquiry-changes";
import { callStaff } from "../../calls/call-staff";
import { forgetDraft, keepDraft } from "./kept-draft";

const PAUSE_MS = 800;
const AGAIN_MS = 5000;

/** `kept`: in this window alone, since the server was not reached. */
export type DraftState = "same" | "saving" | "saved" | "kept";

interface DraftSaverOptions {
  reference: string;
  /** What the server has. */
  stored: string;
  /** What is written, which may be newer. */
  text: string;
  onState: (state: DraftState) => void;
  /** Gets what the server says of the others. */
  onReply: (reply: DraftReply) => void;
}

export interface DraftSaver {
  change: (text: string) => void;
  /** The draft was sent: it is taken back, for a save of it may be on its way. */
  end: () => void;
  /** Saves what is open when the page is left. */
  leave: () => void;
}

/** Keeps what is being written: in this window with every letter, on the server after each short pause. */
export function createDraftSaver({
  reference,
  stored,
  onState,
  onReply,
  ...begun
}: DraftSaverOptions): DraftSaver {
  let { text } = begun;
  let saved = stored;
  let timer = 0;
  const wait = (ms: number) => {
    timer = window.setTimeout(() => void save(), ms);
  };
  async function save(isLast = false): Promise<void> {
    clearTimeout(timer);
    const sent = text;
    if (sent === saved) return;
    const result = await callStaff<DraftReply>("PUT", "enquiry-draft", { reference, text: sent }, isLast);
    if (result.ok) {
      saved = sent;
      forgetDraft(reference, sent);
      onReply(result.data);
    }
    if (sent !== text) return;
    onState(result.ok ? "saved" : "kept");
    if (!result.ok && !isLast) wait(AGAIN_MS);
  }
  // What an earlier window could not bring to the server.
  void save();
  return {
    change(next) {
      text = next;
      keepDraft(reference, next);
      onState("saving");
      clearTimeout(timer);
      wait(PAUSE_MS);
    },
    end() {
      forgetDraft(reference, text);
      text = "";
      void save().then(() => onState("same"));
    },
    leave: () => void save(true),
  };
}
