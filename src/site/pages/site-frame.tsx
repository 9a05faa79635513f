import { useEffect, useMemo, type ReactNode } from "react";
import { graphql } from "gatsby";

import { useLocale, FrameContext } from "../ui/locale-context";
import * as styles from "./site-frame.module.css";
import { loadList, subscribeToList } from "../browser/stored-text";
import { followSource } from "../browser/visit-source";
import { ChatButton } from "../layout/chat-button";
import { ErrorBoundary } from "../layout/error-page";
import { Footer } from "../layout/footer";
import { Header } from "../layout/header";
import { LoadingBar } from "../layout/loading-bar";
import { Notice } from "../layout/notice";
import { PageTransition } from "../layout/page-transition";
import { TripBar } from "../trip/trip-bar";
import { getPath } from "../../domain/i18n/routes";
import type { PageContext } from "../../domain/config/site-pages";
import { NewsletterForm } from "../newsletter/newsletter-form";

export const CONTENT_ID = "content";

function SkipLink() {
  const { t } = useLocale();
  return (
    <a className={styles.link} href={`#${CONTENT_ID}`}>
      {t("common.skipToContent")}
    </a>
  );
}

/** Adds the referrer to every chat that is opened from the site. */
function useChatSource(search: string): void {
  const { t } = useLocale();
  useEffect(() => followSource(search, (source) => t("common.chatText.source", { source })), [search, t]);
}

/** Long after the first view of a page, whatever the connection. */
const WAIT_MS = 1500;

/**
 * Keeps the pages of the visitor's list readable without a connection. Who keeps nothing never loads any of it; where it is
 * switched off, what was there is taken away.
 */
function useOffline(isOn: boolean): void {
  const { locale } = useLocale();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update() {
      clearTimeout(timer);
      const worker = (navigator as Partial<Navigator>).serviceWorker;
      if (!worker || !(isOn ? loadList() : worker.controller)) return;
      timer = setTimeout(() => {
        if (document.readyState !== "complete") update();
        // Without a connection there is nothing to save either.
        else
          import("../offline/keep-offline")
            .then(({ keepOffline }) => keepOffline(isOn, locale))
            .catch(() => undefined);
      }, WAIT_MS);
    }
    update();
    const stop = subscribeToList(update);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isOn, locale]);
}

interface SiteFrameProps {
  data: Queries.FrameFragment;
  context: PageContext;
  location: { readonly pathname: string; readonly search: string; readonly hash: string };
  children: ReactNode;
}

export function SiteFrame({ data, context, location, children }: SiteFrameProps) {
  const { settings, navigation, newsletter, notice, ports, inbox } = data;
  const { pathname: pageKey, search, hash } = location;
  const paths = context.isDetail ? undefined : context.paths;
  const path = context.paths[context.locale] ?? "";
  useChatSource(search);
  useOffline(settings?.offlineOn !== false);
  const frame = useMemo(() => {
    if (!settings || !navigation || !newsletter || !ports || !inbox)
      throw new Error("The frame's settings are missing in content/settings.");
    const dueAfterHours = inbox.due_after_hours;
    return { ...settings, ...ports, navigation, newsletter, dueAfterHours };
  }, [settings, navigation, newsletter, ports, inbox]);
  return (
    <FrameContext value={frame}>
      <SkipLink />
      <LoadingBar />
      <Header paths={paths} />
      <main className={styles.main} id={CONTENT_ID} tabIndex={-1}>
        <TripBar
          {...{ search, hash }}
          pathname={pageKey}
          isChoice={context.offer !== undefined || pageKey === getPath("contact", context.locale)}
        />
        <Notice key={pageKey} notice={notice} offer={context.offer} />
        <ErrorBoundary pageKey={pageKey}>
          <PageTransition pageKey={pageKey}>
            {/* A page that leaves keeps the words of its language. */}
            <FrameContext value={frame}>{children}</FrameContext>
          </PageTransition>
        </ErrorBoundary>
      </main>
      <Footer paths={paths} newsletter={<NewsletterForm path={path} />} />
      <ChatButton />
    </FrameContext>
  );
}

export const frameFragment = graphql`
  fragment FrameSite on SiteSettings {
    brand
    company
    phone
    whatsappNumber
    email
    licence_number
    office_hours {
      opens
      closes
    }
    pricesOn
    offlineOn
    address {
      street
      town
      country
    }
    social {
      facebook
      instagram
      tripadvisor
    }
  }

  fragment FrameNavigation on NavigationSettings {
    excursions
    activities
    services
    catalog
    contact
    explore
    explore_hint
    terms
    footer_action {
      title
      text
      button
    }
  }

  fragment FrameNotice on NoticeSettings {
    text
    publish_until
    ports
    offers
  }

  fragment NewsletterBlock on NewsletterPage {
    title
    text
    submit_text
    message
    consent
  }

  fragment Frame on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    settings: siteSettings(locale: { eq: $locale }) {
      ...FrameSite
      ...BookingSettings
    }
    ports: portsSettings(locale: { eq: $locale }) {
      ports {
        ...BookingPort
      }
    }
    inbox: inboxSettings(locale: { eq: $locale }) {
      due_after_hours
    }
    navigation: navigationSettings(locale: { eq: $locale }) {
      ...FrameNavigation
    }
    notice: noticeSettings(locale: { eq: $locale }) {
      ...FrameNotice
    }
    newsletter: newsletterPage(locale: { eq: $locale }) {
      ...NewsletterBlock
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
