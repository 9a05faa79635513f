import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import type { PreviewReply } from "../shell/replies";
import * as styles from "./answer.module.css";

interface MailPreviewProps {
  preview: PreviewReply;
  onClose: () => void;
}

/** The mail as the guest gets it, in a frame that runs nothing and belongs to no page. */
export function MailPreview({ preview, onClose }: MailPreviewProps) {
  const t = useT("enquiries.answer");
  return (
    <Dialog title={t("previewTitle")} isWide onClose={onClose}>
      <p>{t("subject", { subject: preview.subject })}</p>
      <iframe className={styles.preview} title={t("previewTitle")} sandbox="" srcDoc={preview.html} />
      <p>
        <Button variant="solid" onClick={onClose}>
          {t("close")}
        </Button>
      </p>
    </Dialog>
  );
}
