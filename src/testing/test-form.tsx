import { fireEvent, screen } from "@testing-library/react";

import { useForm, type CheckResult } from "../site/form/use-form";
import type { FakeReply } from "./fake-fetch";
import type { renderWithLocale } from "./render-with-locale";
import { settle } from "./settle";

export const CONFIRMED: FakeReply = { status: 200, json: { confirmed: true, reference: "PA-7K2P4" } };
export const BROKEN: FakeReply = { status: 500, json: { code: "server-error" } };
const passes = async () => (): CheckResult => ({ ok: true });

interface TestFormProps {
  loadCheck?: () => Promise<(body: unknown) => CheckResult>;
}

/** A form of `useForm` that shows its whole state as text. */
export function TestForm({ loadCheck = passes }: TestFormProps) {
  const toBody = (typed: object, idempotencyKey: string) => ({ ...typed, idempotencyKey });
  const { formProps, settleFailure, ...state } = useForm({ endpoint: "/api/test", toBody, loadCheck });
  return (
    <form aria-label="Test" {...formProps}>
      <input name="words" aria-label="Words" />
      <button type="submit">Send</button>
      <a href="#whatsapp" onClick={settleFailure}>
        WhatsApp
      </a>
      <output>{JSON.stringify(state)}</output>
    </form>
  );
}

export const getState = () => JSON.parse(screen.getByRole("status").textContent) as Record<string, unknown>;
export const getWords = () => screen.getByLabelText("Words");

/** Types the words, if any, and sends the form. */
export async function send(user: ReturnType<typeof renderWithLocale>["user"], words?: string) {
  if (words !== undefined) {
    await user.clear(getWords());
    await user.type(getWords(), words);
  }
  // Nothing may come between the click and what waits for all that follows: how soon a reply is there differs from Node to Node.
  fireEvent.click(screen.getByRole("button"));
  await settle();
}
