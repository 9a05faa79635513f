import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { CheckField } from "../ui/check-field";
import { Dialog } from "../ui/dialog";
import * as styles from "./keys-help.module.css";

const KEYS = [
  ["↓ / J", "down"],
  ["↑ / K", "up"],
  ["Enter", "open"],
  ["/", "search"],
  ["?", "help"],
] as const;

interface KeysHelpProps {
  areOn: boolean;
  onOn: (areOn: boolean) => void;
  onClose: () => void;
}

/** Says what the keys of the list do, and switches single letters off. */
export function KeysHelp({ areOn, onOn, onClose }: KeysHelpProps) {
  const t = useT("enquiries.keys");
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <CheckField label={t("on")} isChecked={areOn} onCheck={onOn} />
      <Button variant="solid" onClick={onClose}>
        {t("close")}
      </Button>
    </Dialog>
  );
}
