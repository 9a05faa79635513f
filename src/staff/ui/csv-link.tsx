import { useState } from "react";

import { useT } from "../shell/language-context";
import { CheckField } from "./check-field";

const STORED = "staff-csv-semicolons";

/** A link to a table, parted by semicolons for whom has asked for it once: Excel in Spanish or Italian shows commas in one column. */
export function CsvLink({ address, children }: { address: string; children: string }) {
  const t = useT("shared");
  const [isParted, setParted] = useState(() => localStorage.getItem(STORED) === "on");
  const separator = isParted ? `${address.includes("?") ? "&" : "?"}separator=%3B` : "";
  return (
    <>
      <a href={address + separator} download>
        {children}
      </a>
      <CheckField
        label={t("csvSemicolons")}
        isChecked={isParted}
        onCheck={(isChecked) => {
          localStorage.setItem(STORED, isChecked ? "on" : "off");
          setParted(isChecked);
        }}
      />
    </>
  );
}
