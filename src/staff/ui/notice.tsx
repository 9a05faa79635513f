import * as styles from "./notice.module.css";

export interface NoticeText {
  kind: "done" | "problem";
  text: string;
  /** Where it can be put right; opened beside the page, so that nothing typed is lost. */
  link?: { href: string; text: string };
}

interface NoticeProps {
  notice: NoticeText | undefined;
  /** It stays in sight above a long list whose buttons it speaks of. */
  isSticky?: boolean;
}

/** Says the outcome of the last action, aloud too. It stands in the page from the beginning, so that screen readers watch it. */
export function Notice({ notice, isSticky = false }: NoticeProps) {
  return (
    <div
      className={styles.notice}
      data-kind={notice?.kind}
      data-sticky={isSticky}
      role={notice?.kind === "problem" ? "alert" : "status"}
    >
      {notice && <p>{notice.text}</p>}
      {notice?.link && (
        <p>
          <a href={notice.link.href} target="_blank" rel="noopener">
            {notice.link.text}
          </a>
        </p>
      )}
    </div>
  );
}
