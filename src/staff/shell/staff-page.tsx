import { useLayoutEffect, type ReactNode } from "react";

import { useKeptFocus, usePageTitle } from "../ui/hooks";
import type { MeReply } from "./client";
import { Frame, type Room } from "./frame";
import { Language, useT } from "./language-context";
import { LoadStatus, useWaitingCount } from "./query";
import { getBrowserLocale } from "./staff-language";
import * as styles from "./staff-page.module.css";
import { useMe } from "./use-me";

const CONTENT_ID = "content";

export type SignedInPerson = Omit<ReturnType<typeof useMe>, "me" | "hasFailed"> & { me: MeReply };

interface StaffPageProps {
  room: Room;
  /** Lists and tables need the whole width. */
  isWide?: boolean;
  /** It takes the place of another page in the same document, and the focus, which screen readers follow. */
  isNext?: boolean | undefined;
  children: (person: SignedInPerson) => ReactNode;
}

interface BodyProps extends StaffPageProps {
  person: SignedInPerson;
}

function Body({ room, isWide = false, isNext, person, children }: BodyProps) {
  const title = useT("shared.rooms")(room);
  const inFrame = useT("shared.frame");
  const waiting = useWaitingCount();
  const content = useKeptFocus();
  useLayoutEffect(() => {
    if (isNext) content.current?.focus();
  }, [content, isNext]);
  usePageTitle(room === "enquiries" && waiting > 0 ? `(${waiting}) ${title}` : title);
  return (
    <>
      <a
        className={styles.skip}
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          // What stands behind # in the address is a place of the page.
          event.preventDefault();
          document.getElementById(CONTENT_ID)?.focus();
        }}
      >
        {inFrame("toContent")}
      </a>
      <Frame room={room} person={person.me} onLocale={(locale) => void person.changeLocale(locale)} />
      <main className={styles.main} data-wide={isWide} id={CONTENT_ID} ref={content} tabIndex={-1}>
        <h1>{title}</h1>
        {children(person)}
      </main>
    </>
  );
}

/** A page for whoever is signed in, with the frame above it, in that person's language. */
export function StaffPage(props: StaffPageProps) {
  const { room } = props;
  const { me, hasFailed, ...actions } = useMe();
  return (
    <Language
      key={me ? "signed-in" : "unknown"}
      locale={me?.locale ?? getBrowserLocale()}
      page={room === "website" ? undefined : room}
    >
      {me && <Body {...props} person={{ me, ...actions }} />}
      {!me && hasFailed && (
        <main className={styles.main}>
          <LoadStatus {...{ hasFailed, ...actions }} data={me} isUnknown={false} />
        </main>
      )}
    </Language>
  );
}
