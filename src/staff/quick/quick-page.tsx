import { useState, type ReactNode } from "react";

import { getButtonProps } from "../../components/ui/button-class";
import { StaffPage } from "../shell/staff-page";
import { useT } from "../shell/language-context";
import { Panel } from "../ui/panel";
import { DaysForm } from "./days-form";
import { NoticeTask } from "./notice-task";
import { OfferTask } from "./offer-task";
import { PauseForm } from "./pause-form";
import { PriceForm } from "./price-form";
import * as styles from "./quick-page.module.css";

const TASKS = ["price", "notice", "days", "pause"] as const;
type Task = (typeof TASKS)[number];

const FORMS: Readonly<Record<Task, (isShown: boolean) => ReactNode>> = {
  price: (isShown) => <OfferTask Form={PriceForm} isShown={isShown} />,
  notice: (isShown) => <NoticeTask isShown={isShown} />,
  days: (isShown) => <OfferTask Form={DaysForm} isShown={isShown} />,
  pause: (isShown) => <OfferTask Form={PauseForm} isShown={isShown} />,
};

function Tasks() {
  const t = useT("quick");
  const [task, setTask] = useState<Task>();
  const [opened, setOpened] = useState<readonly Task[]>([]);
  const open = (name: Task) => {
    setTask(name);
    setOpened([...new Set([...opened, name])]);
  };
  return (
    <>
      <Panel title={t("tasks")} intro={t("intro")}>
        <div className={styles.tasks}>
          {TASKS.map((name) => (
            <button
              key={name}
              {...getButtonProps(task === name ? "solid" : "outline")}
              type="button"
              aria-pressed={task === name}
              onClick={() => open(name)}
            >
              {t(name)}
            </button>
          ))}
        </div>
      </Panel>
      {opened.map((name) => (
        <div key={name} hidden={name !== task}>
          <Panel title={t(name)}>{FORMS[name](name === task)}</Panel>
        </div>
      ))}
      <p>
        {/* With a place in its address: without one a phone would come back here. */}
        <a href="/admin#/collections/excursions">{t("editor")}</a>
      </p>
    </>
  );
}

/** The quick changes for a phone: price, notice, a closed day, a pause. Decap is not loaded. */
export function QuickPage() {
  return <StaffPage room="quick">{() => <Tasks />}</StaffPage>;
}
