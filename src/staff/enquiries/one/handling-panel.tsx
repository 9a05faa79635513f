import type { EnquiryReply, EnquiryStatus } from "../../../contracts/inbox";
import { callSignedIn } from "../../calls/call-signed-in";
import { useWords } from "../../language/language-context";
import { STATUS_WORDS } from "../../../contracts/enquiry-status-words";
import { Button } from "../../parts/button";
import { Notice } from "../../parts/notice";
import { Panel } from "../../parts/panel";
import { SelectField } from "../../parts/select-field";
import { useAction } from "../../parts/use-action";
import { DeleteButton } from "./delete-button";
import * as styles from "./one.module.css";
import { ONE_WORDS } from "./one-words";
import type { OpenEnquiry } from "./use-enquiry";

const STATUSES = ["new", "open", "answered", "booked", "lost"] as const satisfies readonly EnquiryStatus[];

interface HandlingPanelProps extends Pick<OpenEnquiry, "take" | "look"> {
  enquiry: EnquiryReply;
  /** Shows what was deleted, in the place of the enquiry. */
  onDeleted: (what: string) => void;
}

/** Status, person, release of a held one, deletion. */
export function HandlingPanel({ enquiry, take, look, onDeleted }: HandlingPanelProps) {
  const t = useWords(ONE_WORDS);
  const statusName = useWords(STATUS_WORDS);
  const { isBusy, notice, run } = useAction();
  const { reference, version, status, isHeld, person, people } = enquiry;
  const change = (
    changes: { status?: EnquiryStatus; personId?: string | null; isHeld?: false },
    done: string,
  ) =>
    void run(
      () => callSignedIn<EnquiryReply>("PATCH", "enquiry", { reference, version, ...changes }),
      done,
      ({ data }) => take(data),
      ({ code }) => {
        if (code === "booked") return t("bookedFirst");
        if (code !== "conflict") return "";
        look();
        return t("outdated");
      },
    );
  const isGone = person !== null && people.every(({ id }) => id !== person.id);
  return (
    <Panel title={t("handling")}>
      {isHeld && (
        <div className={styles.held}>
          <p>{t("heldText")}</p>
          <Button variant="solid" isBusy={isBusy} onClick={() => change({ isHeld: false }, t("released"))}>
            {t("release")}
          </Button>
        </div>
      )}
      <SelectField
        label={t("status")}
        value={status}
        options={STATUSES.map((known) => [known, statusName(known)] as const)}
        onValue={(chosen) => change({ status: chosen }, t("changed"))}
      />
      <SelectField
        label={t("person")}
        value={person?.id ?? ""}
        options={[
          ["", t("nobody")],
          ...(isGone ? [[person.id, person.name] as const] : []),
          ...people.map(({ id, name }) => [id, name] as const),
        ]}
        onValue={(id) => change({ personId: id === "" ? null : id }, t("changed"))}
      />
      <Notice notice={notice} />
      <DeleteButton enquiry={enquiry} onDeleted={onDeleted} />
    </Panel>
  );
}
