import { useState } from "react";

import type { StaffText } from "../../config/staff-text";
import { useWords } from "../language/language-context";
import { CheckField } from "./check-field";

const STORED = "staff-csv-semicolons";
const WORDS = {
  semicolons: {
    en: "for Excel in Spanish or Italian",
    es: "para Excel en español o italiano",
    it: "per Excel in spagnolo o italiano",
  },
} as const satisfies Record<string, StaffText>;

/** A link to a table, parted by semicolons for whom has asked for it once: Excel in Spanish or Italian shows commas in one column. */
export function CsvLink({ address, children }: { address: string; children: string }) {
  const t = useWords(WORDS);
  const [isParted, setParted] = useState(() => localStorage.getItem(STORED) === "on");
  const separator = isParted ? `${address.includes("?") ? "&" : "?"}separator=%3B` : "";
  return (
    <>
      <a href={address + separator} download>
        {children}
      </a>
      <CheckField
        label={t("semicolons")}
        isChecked={isParted}
        onCheck={(isChecked) => {
          localStorage.setItem(STORED, isChecked ? "on" : "off");
          setParted(isChecked);
        }}
      />
    </>
  );
}
