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

export const meRouter = router({ get: answerMe, change: changeMe });

export const passkeysRouter = router({
  registrationOptions: getRegistrationOptions,
  signInOptions: getSignInOptions,
  add: addPasskey,
  rename: renamePasskey,
  remove: removePasskey,
});

export const peopleRouter = router({
  list: listPeople,
  add: addPerson,
  change: changePerson,
  decide: answerDecision,
  log: answerLog,
});
