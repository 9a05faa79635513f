import * as styles from "./button.module.css";

export type ButtonVariant = "action" | "solid" | "outline" | "light" | "danger";

export function getButtonProps(variant: ButtonVariant) {
  return { className: styles.button, "data-variant": variant };
}
