import { DaysForm } from "./days-form";
import { NoticeTask } from "./notice-task";
import { OfferTask } from "./offer-task";
import { PauseForm } from "./pause-form";
import { PriceForm } from "./price-form";

export type Task = "price" | "notice" | "days" | "pause";

const OFFER_FORMS = { price: PriceForm, days: DaysForm, pause: PauseForm };

export function TaskForm({ task, isShown }: { task: Task; isShown: boolean }) {
  if (task === "notice") return <NoticeTask isShown={isShown} />;
  return <OfferTask task={task} Form={OFFER_FORMS[task]} isShown={isShown} />;
}
