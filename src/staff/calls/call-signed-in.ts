import { callStaff, type CallMethod, type CallResult } from "./call-staff";
import { goTo } from "./go-to";
import { getSignInAddress } from "./sign-in-address";

/** Goes to the sign-in, which leads back to where one is now. */
export function goToSignIn(): void {
  goTo(getSignInAddress(location.pathname + location.search + location.hash));
}

/** Calls as `callStaff` does, for a page that needs a session: without one the browser goes to the sign-in. */
export async function callSignedIn<Data = undefined>(
  method: CallMethod,
  name: string,
  body?: object,
): Promise<CallResult<Data>> {
  const result = await callStaff<Data>(method, name, body);
  if (!result.ok && result.code === "unauthorized") goToSignIn();
  return result;
}
