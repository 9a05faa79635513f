import { useEffect, useEffectEvent, useRef, useState } from "react";

import { staffApi, type DraftReply } from "../shell/client";
import { forgetText, getKeptText, keepText } from "../ui/kept-text";

const PAUSE_MS = 800;
const AGAIN_MS = 5000;

/** `kept`: in this window alone, since the server was not reached. */
type DraftState = "same" | "saving" | "saved" | "kept";

interface DraftSaverOptions {
  reference: string;
  stored: string;
  text: string;
  onState: (state: DraftState) => void;
  onReply: (reply: DraftReply) => void;
}

interface DraftSaver {
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
    const reply = await staffApi.enquiries.saveDraft.mutate({ reference, text: sent }).catch(() => undefined);
    saves.running -= 1;
    if (reply) {
      saved = sent;
      forgetText("answer", reference, sent);
      onReply(reply);
    }
    if (sent !== text) return;
    onState(sent === "" ? "same" : reply ? "saved" : "kept");
    if (!reply && !isClosed) wait(AGAIN_MS);
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

interface Draft {
  text: string;
  state: DraftState;
  setText: (text: string) => void;
  /** Ends the draft, which was sent as `sent`; what was typed meanwhile stays. */
  end: (sent: string) => void;
}

/** Returns the draft of an answer, begun with what is stored, and keeps it. `onReply` gets what the server says of the others. */
export function useDraft(reference: string, stored: string, onReply: (reply: DraftReply) => void): Draft {
  const [begun] = useState(() => ({ stored, text: getKeptText("answer", reference) ?? stored }));
  const [text, setTyped] = useState(begun.text);
  const [state, setState] = useState<DraftState>("same");
  const saver = useRef<DraftSaver>(undefined);
  const receive = useEffectEvent(onReply);
  useEffect(() => {
    const created = createDraftSaver({
      ...{ reference, ...begun, onState: setState },
      onReply: (reply) => receive(reply),
    });
    saver.current = created;
    const leave = () => {
      if (document.hidden) created.leave();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      created.close();
    };
  }, [reference, begun]);
  return {
    ...{ text, state },
    setText(next) {
      setTyped(next);
      saver.current?.change(next);
    },
    end(sent) {
      setTyped((typed) => (typed === sent ? "" : typed));
      saver.current?.end(sent);
    },
  };
}
