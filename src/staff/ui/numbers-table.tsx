import type { ReactNode } from "react";

import * as styles from "./numbers.module.css";

interface NumbersTableProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A table whose first column names a thing and whose others hold numbers. */
export function NumbersTable({ className = "", children }: NumbersTableProps) {
  return <table className={`${styles.numbers} ${className}`}>{children}</table>;
}
