import * as styles from "./steps.module.css";

interface StepsProps {
  title: string;
  steps: readonly { readonly title: string; readonly text: string }[];
}

/** Numbered steps under a heading. */
export function Steps({ title, steps }: StepsProps) {
  return (
    <section aria-labelledby="steps">
      <h2 className={styles.title} id="steps">
        {title}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3 className={styles.step}>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
