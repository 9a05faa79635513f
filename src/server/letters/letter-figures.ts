import type { LetterFigures } from "../../contracts/letters";
import type { Letter } from "../store/letter";

/** Gets the figures of a letter; whoever is in no other one has left before it was their turn. */
export function getLetterFigures({ letter, waiting }: { letter: Letter; waiting: number }): LetterFigures {
  const { recipients, sent, failed, bounced, unsubscribed } = letter;
  const all = Object.values(recipients).reduce((sum, people) => sum + people, 0);
  const left = Math.max(0, all - waiting - sent - failed - bounced);
  return { recipients, waiting, sent, failed, bounced, left, unsubscribed };
}

/** Gets how a letter stands; what has nothing left to send is sent, also before that was noted. */
export function getLetterState({ letter, waiting }: { letter: Letter; waiting: number }) {
  if (letter.status === "test" || waiting === 0) return "sent" as const;
  return letter.status;
}
