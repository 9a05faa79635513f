import { useState } from "react";

import { getLocale } from "../../domain/config/locales";
import { TEXT_LIMITS } from "../../domain/contracts/limits";
import { staffApi, type CalendarReply } from "../shell/client";
import { useFormat, useStaffLocale, useT } from "../shell/language-context";
import { useStaffQuery } from "../shell/query";
import { useAction, useCopy } from "../ui/action";
import { LanguageField, SelectField, TextField, useFields } from "../ui/fields";
import { Button, Form, List, Panel, Row, Notice } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";

/** The address, which is shown this once. */
function MadeAddress({ address }: { address: string }) {
  const t = useT("departures.calendars");
  const { notice, copy } = useCopy(t("copied"));
  return (
    <div>
      <p>{t("made")}</p>
      <TextField label={t("address")} value={address} readOnly isFirst />
      <p className={ui.actions}>
        <Button onClick={() => copy(address)} text={t("copy")} />
        <a href={address.replace(/^https?:/, "webcal:")}>{t("add")}</a>
      </p>
      <Notice notice={notice} />
    </div>
  );
}

function MakeForm({ onMade }: { onMade: (calendars: CalendarReply[]) => void }) {
  const t = useT("departures.calendars");
  const { offers } = useNames();
  const [isMissing, setMissing] = useState(false);
  const [address, setAddress] = useState("");
  const { isBusy, outcome, run } = useAction();
  const { values, change, field } = useFields({ name: "", locale: useStaffLocale(), offer: "" });
  const { name, locale, offer } = values;

  function submit() {
    setMissing(name.trim() === "");
    if (name.trim() === "") return;
    run(
      () => staffApi.calendars.add.mutate({ name, locale, ...(offer && { offer }) }),
      "",
      (data) => {
        change({ name: "" });
        setAddress(data.address);
        onMade(data.calendars);
      },
    );
  }
  return (
    <>
      <Form submit={t("make")} isBusy={isBusy} onSubmit={submit}>
        <TextField
          {...field("name")}
          label={t("name")}
          maxLength={TEXT_LIMITS.name}
          autoComplete="off"
          error={isMissing ? t("needName") : undefined}
        />
        <LanguageField label={t("language")} {...field("locale")} />
        <SelectField label={t("offer")} {...field("offer")} options={[["", t("allOffers")], ...offers]} />
      </Form>
      {outcome}
      {address !== "" && <MadeAddress key={address} address={address} />}
    </>
  );
}

export function CalendarsPanel() {
  const t = useT("departures.calendars");
  const format = useFormat();
  const { getOffer } = useNames();
  const { data, setData } = useStaffQuery("calendars.list", staffApi.calendars.list.query, undefined);
  const { outcome, ask } = useAction();
  const end = ({ id, name }: CalendarReply) =>
    ask(
      { title: t("endTitle"), text: t("endText", { name }), confirm: t("end") },
      () => staffApi.calendars.end.mutate({ id }),
      t("ended"),
      setData,
    );
  return (
    <Panel title={t("title")} intro={t("intro")}>
      <List items={data?.calendars ?? []}>
        {(calendar) => {
          const { id, name, locale, offer, who, createdAt } = calendar;
          const facts = [
            offer === null ? t("allOffers") : getOffer(offer),
            getLocale(locale).name,
            t("since", { who, when: format.moment(createdAt) }),
          ];
          return (
            <Row
              key={id}
              title={name}
              about={facts.join(" · ")}
              actions={<Button label={t("endOf", { name })} onClick={() => end(calendar)} text={t("end")} />}
            />
          );
        }}
      </List>
      {outcome}
      <MakeForm onMade={(calendars) => setData({ calendars })} />
    </Panel>
  );
}
