import { CATEGORY_TAGS, PORTS } from "../../domain/config/offer";
import { useFrame, useLocale } from "../ui/locale-context";
import type { CatalogOffer } from "./filters";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./no-script-filters.module.css";

export function getFacts({ ports, category_tags }: CatalogOffer): string {
  return [...ports, ...category_tags].join(" ");
}

/** Whose target the address names decides what is shown; see `docs/decisions/0206`. */
const STYLE = [...PORTS, ...CATEGORY_TAGS]
  .map((fact) => `body:has(#only-${fact}:target) [data-facts]:not([data-facts~="${fact}"]){display:none}`)
  .concat("[data-needs-script]{display:none!important}")
  .join("");

export function NoScriptFilters({ kinds }: { kinds: readonly { id: string; title: string }[] }) {
  const { t } = useLocale();
  const { ports } = useFrame();
  const facts = [
    ...ports.map(({ key, name }) => ({ fact: key, name })),
    ...CATEGORY_TAGS.map((tag) => ({ fact: tag, name: t(`offer.tags.${tag}`) })),
  ];
  return (
    <noscript>
      <style>{STYLE}</style>
      <nav className={shared.stack3} aria-label={t("catalog.filters")}>
        <ul className={styles.list}>
          <li>
            <a href="#catalog">{t("catalog.everything")}</a>
          </li>
          {kinds.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
        <ul className={styles.list}>
          {facts.map(({ fact, name }) => (
            <li key={fact} id={`only-${fact}`}>
              <a href={`#only-${fact}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  );
}
