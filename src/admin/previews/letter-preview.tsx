import type { z } from "zod";

import { Prose } from "../../components/layout/prose";
import type { Locale } from "../../config/locales";
import type { letterSchema } from "../../content/schema/collections";
import { renderMarkdown } from "../../lib/markdown";
import type { SiteEntry } from "../site-data";
import * as styles from "./letter-preview.module.css";
import type { GetAsset } from "./preview-data";

interface LetterPreviewProps {
  /** Nobody has checked it. */
  letter: Partial<z.input<typeof letterSchema>>;
  locale: Locale;
  entries: readonly SiteEntry[];
  getAsset: GetAsset;
}

/** A letter as it is being written, in the order in which subscribers get it. Its mail is shown where it is sent. */
export function LetterPreview({ letter, locale, entries, getAsset }: LetterPreviewProps) {
  const { subject, preheader, picture, body = "", button, offers = [] } = letter;
  const titles = offers.map((key) => {
    const found = entries.filter((entry) => entry.key === key);
    return (found.find((entry) => entry.locale === locale) ?? found[0])?.title ?? key;
  });
  return (
    <article className={styles.letter}>
      <p className={styles.subject}>
        <strong>{subject}</strong>
        {preheader}
      </p>
      {picture?.image && (
        <img className={styles.picture} src={getAsset(picture.image).toString()} alt={picture.alt} />
      )}
      <Prose html={renderMarkdown(body)} />
      {button?.label && <span className={styles.button}>{button.label}</span>}
      {titles.length > 0 && (
        <ul className={styles.offers}>
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
