import * as styles from "./key-figures.module.css";

/** The few numbers that say most, each with what it is. */
export function KeyFigures({
  facts,
}: {
  facts: readonly (readonly [label: string, value: string | number])[];
}) {
  return (
    <dl className={styles.figures}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
