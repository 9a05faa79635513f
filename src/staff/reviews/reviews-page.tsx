import type { ReviewDecision } from "../../domain/contracts/reviews";
import { getPath } from "../../domain/i18n/routes";
import { staffApi, type ReviewsReply } from "../shell/client";
import { useT } from "../shell/language-context";
import { followSave } from "../shell/publish-state";
import { LoadedView, type Loaded } from "../shell/query";
import { StaffPage } from "../shell/staff-page";
import { useAction } from "../ui/action";
import { Disclosure, List, Panel, Notice } from "../ui/layout";
import { DeclinedReview, PublishedReview, WaitingReview } from "./review-cards";
import * as ui from "../ui/ui.module.css";
import * as styles from "./reviews.module.css";

function Panels({ data, reload, setData }: Loaded<ReviewsReply> & { data: ReviewsReply }) {
  const t = useT("reviews");
  const { isBusy, notice, run } = useAction();
  const { waiting, published, declined, removals, canPublish } = data;

  function decide(decision: ReviewDecision, done: string, onDone: () => void) {
    run(
      () => staffApi.reviews.decide.mutate(decision),
      done,
      (reviews) => {
        setData(reviews);
        onDone();
        if (decision.decision !== "decline") followSave();
      },
      ({ code }) => {
        if (code !== "conflict" && code !== "not-found")
          return code === "unavailable" || code === "too-many-requests" ? t("notSaved") : undefined;
        void reload();
        return t("conflict");
      },
    );
  }

  return (
    <div className={styles.room}>
      <p>
        <a href={getPath("reviews", t.locale)}>{t("rules")}</a>
      </p>
      <Notice notice={notice} isSticky />
      {removals.length > 0 && (
        <p role="alert" className={`${ui.note} ${styles.warning}`}>
          {t("removals", { count: removals.length })}
        </p>
      )}
      {!canPublish && <p className={`${ui.note} ${styles.warning}`}>{t("cannotPublish")}</p>}
      <Panel isBusy={isBusy} title={t("waiting")} intro={t("waitingIntro")}>
        <List className={ui.stack} items={waiting} nothing={t("noneWaiting")}>
          {(review) => <WaitingReview key={review.id} {...{ review, canPublish, decide }} />}
        </List>
      </Panel>
      <Panel isBusy={isBusy} title={t("published")}>
        <List className={ui.stack} items={published} nothing={t("nonePublished")}>
          {(review) => <PublishedReview key={review.file} {...{ review, decide }} />}
        </List>
      </Panel>
      {declined.length > 0 && (
        <Disclosure summary={`${t("declined")} (${declined.length})`}>
          <List className={ui.stack} items={declined}>
            {(review) => <DeclinedReview key={review.id} review={review} />}
          </List>
        </Disclosure>
      )}
    </div>
  );
}

export function ReviewsPage() {
  return (
    <StaffPage room="reviews">
      {() => (
        <LoadedView name="reviews.list" query={staffApi.reviews.list.query} input={undefined}>
          {(data, loaded) => <Panels data={data} {...loaded} />}
        </LoadedView>
      )}
    </StaffPage>
  );
}
