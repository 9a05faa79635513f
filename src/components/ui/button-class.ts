import * as styles from "./button.module.css";

export type ButtonVariant = "action" | "solid" | "outline" | "light";

/** Gets the attributes that make a link or a button look like the site's button. */
export function getButtonProps(variant: ButtonVariant) {
  return { className: styles.button, "data-variant": variant };
}
