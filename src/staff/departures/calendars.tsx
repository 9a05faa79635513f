import { useState, type SubmitEvent } from "react";

import { getLocale } from "../../domain/config/locales";
import { TEXT_LIMITS } from "../../domain/contracts/limits";
import { formatMoment } from "../../domain/i18n/format";
import { staffApi, type CalendarReply } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { useStaffQuery } from "../shell/query";
import { useQuestion } from "../ui/dialog";
import { LanguageField, SelectField, TextField } from "../ui/fields";
import { Button, Panel, Row } from "../ui/layout";
import { useNames } from "../ui/names";
import { Notice, useAction } from "../ui/notice";
import * as ui from "../ui/ui.module.css";

/** The address, which is shown this once. */
function MadeAddress({ address }: { address: string }) {
  const t = useT("departures.calendars");
  const { notice, setNotice } = useAction();
  return (
    <div>
      <p>{t("made")}</p>
      <TextField label={t("address")} value={address} readOnly onValue={() => undefined} isFirst />
      <p className={ui.actions}>
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

function MakeForm({ onMade }: { onMade: (calendars: CalendarReply[]) => void }) {
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
    run(
      () => staffApi.calendars.add.mutate({ name, locale, ...(offer && { offer }) }),
      "",
      (data) => {
        setName("");
        setAddress(data.address);
        onMade(data.calendars);
      },
    );
  }
  return (
    <>
      <form className={ui.form} noValidate onSubmit={submit}>
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

export function CalendarsPanel() {
  const t = useT("departures.calendars");
  const shown = useStaffLocale();
  const { getOffer } = useNames();
  const { data, setData } = useStaffQuery("calendars.list", staffApi.calendars.list.query, undefined);
  const { notice, run } = useAction();
  const question = useQuestion();
  const ask = ({ id, name }: CalendarReply) =>
    question.ask({
      ...{ title: t("endTitle"), text: t("endText", { name }), confirm: t("end") },
      onConfirm: () => run(() => staffApi.calendars.end.mutate({ id }), t("ended"), setData),
    });
  return (
    <Panel title={t("title")} intro={t("intro")}>
      {data && data.calendars.length > 0 && (
        <ul className={ui.rows}>
          {data.calendars.map((calendar) => {
            const { id, name, locale, offer, who, createdAt } = calendar;
            const facts = [
              offer === null ? t("allOffers") : getOffer(offer),
              getLocale(locale).name,
              t("since", { who, when: formatMoment(createdAt, shown) }),
            ];
            return (
              <Row
                key={id}
                title={name}
                about={facts.join(" · ")}
                actions={
                  <Button label={t("endOf", { name })} onClick={() => ask(calendar)}>
                    {t("end")}
                  </Button>
                }
              />
            );
          })}
        </ul>
      )}
      <Notice notice={notice} />
      <MakeForm onMade={(calendars) => setData({ calendars })} />
      {question.dialog}
    </Panel>
  );
}
