import * as styles from "./prose.module.css";

/** Running text from markdown. The HTML comes from `renderMarkdown`, which lets no markup of its own through. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
