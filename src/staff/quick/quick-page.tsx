import { Suspense, useEffect, useState } from "react";

import { getButtonProps } from "../../site/ui/button-class";
import { useT } from "../shell/language-context";
import { lazyPart } from "../shell/lazy-part";
import { StaffPage } from "../shell/staff-page";
import { Panel } from "../ui/layout";
import * as styles from "./quick.module.css";
import type { Task } from "./task-form";

const TASKS = ["price", "notice", "days", "pause"] as const satisfies readonly Task[];

/** Schema, YAML and the editor's formats are as large as all the rest: they follow once the page is shown. */
const loadForm = async () => (await import("./task-form")).TaskForm;
const TaskForm = lazyPart(loadForm);

function Tasks() {
  const t = useT("quick");
  const [task, setTask] = useState<Task>();
  useEffect(() => void loadForm().catch(() => undefined), []);
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
              onClick={() => setTask(name)}
            >
              {t(name)}
            </button>
          ))}
        </div>
      </Panel>
      {task && (
        <Panel title={t(task)}>
          <Suspense>
            <TaskForm task={task} />
          </Suspense>
        </Panel>
      )}
      <p>
        {/* With a place in its address: without one a phone would come back here. */}
        <a href="/admin#/collections/excursions">{t("editor")}</a>
      </p>
    </>
  );
}

export function QuickPage() {
  return <StaffPage room="quick">{() => <Tasks />}</StaffPage>;
}
