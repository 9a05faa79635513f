import { graphql } from "gatsby";
import { useMemo, type ReactNode } from "react";

import { ChatButton } from "../layout/chat-button";
import { ErrorBoundary } from "../layout/error-boundary";
import { Footer } from "../layout/footer";
import { Header } from "../layout/header";
import { LoadingBar } from "../layout/loading-bar";
import { Notice } from "../layout/notice";
import { PageTransition } from "../layout/page-transition";
import { CONTENT_ID, SkipLink } from "../layout/skip-link";
import { TripBar } from "../trip/trip-bar";
import { TripContext } from "../trip/trip-context";
import { useChatSource } from "../layout/use-chat-source";
import { getPath } from "../../domain/i18n/routes";
import type { PageContext } from "../../domain/config/page-context";
import { NewsletterForm } from "../newsletter/newsletter-form";
import { useOffline } from "../offline/use-offline";
import * as styles from "./site-frame.module.css";

interface SiteFrameProps {
  data: Queries.FrameFragment;
  context: PageContext;
  location: { readonly pathname: string; readonly search: string; readonly hash: string };
  children: ReactNode;
}

/** The frame of each page: header, footer, chat button, loading bar, and the page transition. */
export function SiteFrame({ data, context, location, children }: SiteFrameProps) {
  const { settings, navigation, newsletter, notice, ports } = data;
  const { pathname: pageKey, search, hash } = location;
  const paths = context.isDetail ? undefined : context.paths;
  const path = context.paths[context.locale] ?? "";
  useChatSource(search);
  useOffline(settings?.offlineOn !== false);
  const trip = useMemo(() => settings && ports && { ...settings, ports: ports.ports }, [settings, ports]);
  if (!settings || !navigation || !newsletter || !trip)
    throw new Error("The frame's settings are missing in content/settings.");
  return (
    <TripContext value={trip}>
      <SkipLink />
      <LoadingBar />
      <Header site={settings} navigation={navigation} paths={paths} />
      <main className={styles.main} id={CONTENT_ID} tabIndex={-1}>
        <TripBar
          {...{ search, hash }}
          pathname={pageKey}
          isChoice={context.offer !== undefined || pageKey === getPath("contact", context.locale)}
        />
        <Notice key={pageKey} notice={notice} offer={context.offer} />
        <ErrorBoundary pageKey={pageKey}>
          <PageTransition pageKey={pageKey}>{children}</PageTransition>
        </ErrorBoundary>
      </main>
      <Footer
        site={settings}
        navigation={navigation}
        paths={paths}
        newsletter={
          <NewsletterForm block={newsletter} whatsappNumber={settings.whatsappNumber} path={path} />
        }
      />
      <ChatButton whatsappNumber={settings.whatsappNumber} />
    </TripContext>
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
