import { router } from "../platform/rpc";
import {
  addPasskey,
  getRegistrationOptions,
  getSignInOptions,
  removePasskey,
  renamePasskey,
} from "./passkeys";
import { addPerson, answerDecision, answerLog, answerMe, changeMe, changePerson, listPeople } from "./people";
import { closeSession, endSessions, openSession, requestSignIn } from "./sign-in";

/** Signing in and out. */
export const sessionRouter = router({
  requestMail: requestSignIn,
  open: openSession,
  close: closeSession,
  endDevices: endSessions,
});

/** Who is signed in. */
export const meRouter = router({ get: answerMe, change: changeMe });

export const passkeysRouter = router({
  registrationOptions: getRegistrationOptions,
  signInOptions: getSignInOptions,
  add: addPasskey,
  rename: renamePasskey,
  remove: removePasskey,
});

/** Who has access, who asks for it, and what staff did; for owners. */
export const peopleRouter = router({
  list: listPeople,
  add: addPerson,
  change: changePerson,
  decide: answerDecision,
  log: answerLog,
});
