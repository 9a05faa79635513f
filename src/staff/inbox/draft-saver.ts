import { forgetText, keepText } from "../ui/kept-text";
import type { DraftReply } from "../shell/replies";
import { callStaff, staffApi } from "../shell/client";

const PAUSE_MS = 800;
const AGAIN_MS = 5000;

/** `kept`: in this window alone, since the server was not reached. */
export type DraftState = "same" | "saving" | "saved" | "kept";

interface DraftSaverOptions {
  reference: string;
  stored: string;
  text: string;
  onState: (state: DraftState) => void;
  onReply: (reply: DraftReply) => void;
}

export interface DraftSaver {
  change: (text: string) => void;
  /** The draft was sent as `sent`: it is taken back, for a save of it may be on its way. What was typed meanwhile stays. */
  end: (sent: string) => void;
  /** Saves what is open at once: the page may be gone in a moment. */
  leave: () => void;
  /** The same, for the last time. */
  close: () => void;
}

/** The saves of an enquiry's draft, whichever saver makes them: whoever comes back to an enquiry begins another one. */
interface Saves {
  last: Promise<void>;
  running: number;
}
const savesOfEnquiries = new Map<string, Saves>();

function getSaves(reference: string): Saves {
  const saves = savesOfEnquiries.get(reference) ?? { last: Promise.resolve(), running: 0 };
  savesOfEnquiries.set(reference, saves);
  return saves;
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
  /** `undefined`: which of two texts that were on their way together arrived last is not known. */
  let saved: string | undefined = stored;
  const saves = getSaves(reference);
  let timer = 0;
  let isClosed = false;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(save, ms);
  };
  async function put(): Promise<void> {
    const sent = text;
    if (sent === saved) return;
    saves.running += 1;
    const result = await callStaff(staffApi.enquiries.saveDraft.mutate({ reference, text: sent }));
    saves.running -= 1;
    if (result.ok) {
      saved = sent;
      forgetText("answer", reference, sent);
      onReply(result.data);
    }
    if (sent !== text) return;
    onState(sent === "" ? "same" : result.ok ? "saved" : "kept");
    if (!result.ok && !isClosed) wait(AGAIN_MS);
  }
  /** Saves one after the other: of two that are on their way the older one might arrive last, and stay. */
  function save(): void {
    clearTimeout(timer);
    saves.last = saves.last.then(put);
  }
  function leave(): void {
    clearTimeout(timer);
    // The page may live on. What a save that is under way has overtaken is then saved once more.
    const isBeside = saves.running > 0;
    saves.last = Promise.all([saves.last, put()]).then(() => {
      if (isBeside) saved = undefined;
      return put();
    });
  }
  // What an earlier window could not bring to the server.
  save();
  return {
    change(next) {
      text = next;
      keepText("answer", reference, next);
      onState("saving");
      wait(PAUSE_MS);
    },
    end(sent) {
      forgetText("answer", reference, sent);
      if (text === sent) text = "";
      if (text === "") onState("same");
      save();
    },
    leave,
    close() {
      isClosed = true;
      leave();
    },
  };
}
