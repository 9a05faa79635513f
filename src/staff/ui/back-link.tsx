import * as styles from "./back-link.module.css";

/** Leads back to the list, month or page that one came from, which `children` names. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <a className={styles.back} href={href}>
        <span aria-hidden="true">←</span> {children}
      </a>
    </p>
  );
}
