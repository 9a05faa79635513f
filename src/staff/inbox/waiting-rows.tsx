import { VisuallyHidden } from "../../components/ui/visually-hidden";
import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import * as styles from "./list.module.css";

interface WaitingRowsProps {
  /** How many enquiries have arrived since the list was shown; 0 when rows of it have only changed, null when nothing has. */
  waiting: number | null;
  onShow: () => void;
}

/** Tells that the list on the server is another one by now, and shows it at the press of a button. */
export function WaitingRows({ waiting, onShow }: WaitingRowsProps) {
  const t = useT("enquiries.list");
  const arrived = waiting === null ? "" : t("arrived", { count: waiting });
  const text = waiting === 0 ? t("changed") : arrived;
  return (
    <>
      <div role="status">
        <VisuallyHidden>{text}</VisuallyHidden>
      </div>
      {waiting !== null && (
        <div className={styles.waiting}>
          <span aria-hidden="true">{text}</span>
          <Button variant="solid" label={`${t("show")}: ${text}`} onClick={onShow}>
            {t("show")}
          </Button>
        </div>
      )}
    </>
  );
}
