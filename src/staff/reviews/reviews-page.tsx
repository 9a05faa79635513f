import { useLayoutEffect, useRef } from "react";

import type { ReviewDecision } from "../../contracts/reviews";
import { getPath } from "../../i18n/routes";
import { staffApi } from "../shell/client";
import type { StaffQuery } from "../shell/use-staff-query";
import { StaffPage } from "../shell/staff-page";
import { useStaffLocale, useT } from "../shell/language-context";
import { Disclosure } from "../ui/disclosure";
import { LoadedView } from "../ui/loaded-view";
import { NamesProvider } from "../ui/names";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import type { ReviewsReply } from "../shell/replies";
import { DeclinedReview } from "./declined-review";
import { PublishedReview } from "./published-review";
import * as styles from "./reviews.module.css";
import { useDecisions } from "./use-decisions";
import { WaitingReview } from "./waiting-review";

interface PanelsProps extends Pick<StaffQuery<ReviewsReply>, "reload" | "setData"> {
  data: ReviewsReply;
}

function Panels({ data, ...loaded }: PanelsProps) {
  const t = useT("reviews");
  const locale = useStaffLocale();
  const { isBusy, notice, decide: send } = useDecisions(loaded);
  const waitingHeading = useRef<HTMLHeadingElement>(null);
  const publishedHeading = useRef<HTMLHeadingElement>(null);
  const lastHeading = useRef<HTMLHeadingElement>(null);
  const { waiting, published, declined, removals, canPublish } = data;

  function decide(decision: ReviewDecision, done: string, onDone: () => void) {
    lastHeading.current = ("file" in decision ? publishedHeading : waitingHeading).current;
    send(decision, done, onDone);
  }

  // A card that goes with its decision takes the focused button with it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) lastHeading.current?.focus({ preventScroll: true });
  }, [data]);

  return (
    <div className={styles.room}>
      <p>
        <a href={getPath("reviews", locale)}>{t("rules")}</a>
      </p>
      <Notice notice={notice} isSticky />
      {removals.length > 0 && (
        <p role="alert" className={styles.warning}>
          {t("removals", { count: removals.length })}
        </p>
      )}
      {!canPublish && <p className={styles.warning}>{t("cannotPublish")}</p>}
      <Panel headingRef={waitingHeading} title={t("waiting")} intro={t("waitingIntro")}>
        {waiting.length === 0 && <p>{t("noneWaiting")}</p>}
        <ul className={styles.list}>
          {waiting.map((review) => (
            <WaitingReview key={review.id} {...{ review, canPublish, isBusy, decide }} />
          ))}
        </ul>
      </Panel>
      <Panel headingRef={publishedHeading} title={t("published")}>
        {published.length === 0 && <p>{t("nonePublished")}</p>}
        <ul className={styles.list}>
          {published.map((review) => (
            <PublishedReview key={review.file} {...{ review, isBusy, decide }} />
          ))}
        </ul>
      </Panel>
      {declined.length > 0 && (
        <Disclosure summary={`${t("declined")} (${declined.length})`}>
          <ul className={styles.list}>
            {declined.map((review) => (
              <DeclinedReview key={review.id} review={review} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

/** The room Reviews: what guests wrote, what is on the website, what was declined. */
export function ReviewsPage() {
  return (
    <StaffPage room="reviews">
      {() => (
        <NamesProvider>
          <LoadedView name="reviews.list" query={staffApi.reviews.list.query} input={undefined}>
            {(data, loaded) => <Panels data={data} {...loaded} />}
          </LoadedView>
        </NamesProvider>
      )}
    </StaffPage>
  );
}
