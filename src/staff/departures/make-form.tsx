import { useState, type SubmitEvent } from "react";

import { TEXT_LIMITS } from "../../contracts/limits";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { LanguageField } from "../ui/language-field";
import { Notice } from "../ui/notice";
import { useNames } from "../ui/names";
import * as rows from "../ui/rows.module.css";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { useAction } from "../ui/use-action";
import type { CalendarReply } from "../shell/replies";
import { callSignedIn, staffApi } from "../shell/client";

/** The address, which is shown this once. */
function MadeAddress({ address }: { address: string }) {
  const t = useT("departures.calendars");
  const { notice, setNotice } = useAction();
  return (
    <div>
      <p>{t("made")}</p>
      <TextField label={t("address")} value={address} readOnly onValue={() => undefined} isFirst />
      <p className={rows.actions}>
        <Button
          onClick={() => {
            void navigator.clipboard
              .writeText(address)
              .then(() => setNotice({ kind: "done", text: t("copied") }))
              .catch(() => undefined);
          }}
        >
          {t("copy")}
        </Button>
        <a href={address.replace(/^https?:/, "webcal:")}>{t("add")}</a>
      </p>
      <Notice notice={notice} />
    </div>
  );
}

/** Makes a secret address for a crew. */
export function MakeForm({ onMade }: { onMade: (calendars: CalendarReply[]) => void }) {
  const t = useT("departures.calendars");
  const own = useStaffLocale();
  const [name, setName] = useState("");
  const [locale, setLocale] = useState(own);
  const [offer, setOffer] = useState("");
  const { offers } = useNames();
  const [isMissing, setMissing] = useState(false);
  const [address, setAddress] = useState("");
  const { isBusy, notice, run } = useAction();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() === "") return;
    void run(
      () => callSignedIn(staffApi.calendars.add.mutate({ name, locale, ...(offer && { offer }) })),
      "",
      ({ data }) => {
        setName("");
        setAddress(data.address);
        onMade(data.calendars);
      },
    );
  }
  return (
    <>
      <form className={rows.form} noValidate onSubmit={submit}>
        <TextField
          label={t("name")}
          value={name}
          maxLength={TEXT_LIMITS.name}
          autoComplete="off"
          error={isMissing ? t("needName") : undefined}
          onValue={setName}
        />
        <LanguageField label={t("language")} value={locale} onValue={setLocale} />
        <SelectField
          label={t("offer")}
          value={offer}
          options={[["", t("allOffers")], ...offers]}
          onValue={setOffer}
        />
        <Button type="submit" variant="solid" isBusy={isBusy}>
          {t("make")}
        </Button>
      </form>
      <Notice notice={notice} />
      {address !== "" && <MadeAddress key={address} address={address} />}
    </>
  );
}
