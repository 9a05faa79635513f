import type { ReviewDecision } from "../../contracts/reviews";
import { callSignedIn, staffApi } from "../shell/client";
import type { StaffQuery } from "../shell/use-staff-query";
import { dispatchSaved } from "../shell/saved-event";
import { useT } from "../shell/language-context";
import type { NoticeText } from "../ui/notice";
import { useAction } from "../ui/use-action";
import type { ReviewsReply } from "../shell/replies";

export interface Decisions {
  isBusy: boolean;
  notice: NoticeText | undefined;
  /** Does what was decided; when it worked, says `done` and calls `onDone`. */
  decide: (decision: ReviewDecision, done: string, onDone: () => void) => void;
}

/** Sends decisions about reviews, one at a time, and has what there is now shown. */
export function useDecisions({
  reload,
  setData,
}: Pick<StaffQuery<ReviewsReply>, "reload" | "setData">): Decisions {
  const t = useT("reviews");
  const { isBusy, notice, run } = useAction();
  return {
    ...{ isBusy, notice },
    decide: (decision, done, onDone) =>
      void run(
        async () => {
          const result = await callSignedIn(staffApi.reviews.decide.mutate(decision));
          if (!result.ok && (result.code === "conflict" || result.code === "not-found")) await reload();
          return result;
        },
        done,
        (result) => {
          setData(result.data);
          onDone();
          if (decision.decision !== "decline") dispatchSaved();
        },
        ({ code }) => {
          if (code === "conflict" || code === "not-found") return t("conflict");
          return code === "unavailable" || code === "too-many-requests" ? t("notSaved") : "";
        },
      ),
  };
}
