import { router } from "../platform/rpc";
import { answerLetters, changeLetter, sendLetter, showLetter, testLetter } from "./letters";

export const lettersRouter = router({
  list: answerLetters,
  get: showLetter,
  test: testLetter,
  send: sendLetter,
  change: changeLetter,
});
