import { useT } from "../shell/language-context";
import * as styles from "./answer.module.css";
import { EventLine } from "./timeline";
import type { EnquiryActions } from "./use-enquiry";

/** Says what others did in the meantime, before one sends something that does not know of it. */
export function NewsBox({ news, enquiry }: Pick<EnquiryActions, "news" | "enquiry">) {
  const t = useT("enquiries.answer");
  return (
    <div className={styles.news} role="status">
      {news.length > 0 && (
        <>
          <p>{t("news")}</p>
          <ol>
            {news.map((event) => (
              <EventLine key={event.id} event={event} enquiry={enquiry} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
