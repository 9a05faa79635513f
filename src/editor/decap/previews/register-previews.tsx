import "../../../styles/tokens.css";
import "../../../styles/fonts.css";
import "../../../styles/base.css";

import type CMS from "decap-cms-app";
import type { Map } from "immutable";
import { Component, type ReactNode } from "react";
import type { z } from "zod";

import { PageHeading } from "../../../site/layout/page-heading";
import { Prose } from "../../../site/layout/section";
import { DEFAULT_LOCALE, type Locale } from "../../../domain/config/locales";
import { COLLECTIONS } from "../../../domain/config/offer";
import { pickLanguage } from "../../../content/languages";
import { letterSchema } from "../../../content/schema/collections";
import { offerSchema } from "../../../content/schema/offer";
import { homePageSchema, termsPageSchema } from "../../../content/schema/pages";
import { LocaleProvider } from "../../../site/ui/locale-context";
import { fromForm } from "../config/form-groups";
import { useLanguages } from "../form/form-state";
import { withThumbnails } from "../widgets/register-widgets";
import { HomePreview, LetterPreview, OfferPreview } from "./previews";
import {
  type GetAsset,
  PREVIEW_MESSAGES,
  type PreviewSite,
  toPreviewNode,
  toPreviewOffer,
} from "./preview-data";

type Entry = Map<string, unknown>;

interface PreviewBoundaryProps {
  draft: unknown;
  children: ReactNode;
}

/** A draft that the page cannot show yet must not take the editor away. */
class PreviewBoundary extends Component<PreviewBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(previous: PreviewBoundaryProps) {
    if (previous.draft !== this.props.draft && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <p>…</p> : this.props.children;
  }
}

interface Draft {
  data: Record<string, unknown>;
  slug: string;
  locale: Locale;
  getAsset: GetAsset;
}

interface PreviewProps {
  entry: Entry;
  getAsset: GetAsset;
}

/** The end of a page can be scrolled out from under the status bar, which lies over the editor's lower edge. */
const ABOVE_STATUS_BAR = { paddingBlockEnd: "5rem" };

/** Makes a preview of a function that renders a draft: in the first of the languages that the form shows, with the site's sentences. */
function createPreview(schema: z.ZodObject, render: (draft: Draft) => ReactNode) {
  return function Preview({ entry, getAsset }: PreviewProps) {
    const [locale = DEFAULT_LOCALE] = useLanguages();
    const joined = fromForm((entry.get("data") as Entry | undefined)?.toJS() ?? {});
    const data = pickLanguage(schema, joined, locale) as Record<string, unknown>;
    const key = entry.get("slug");
    const slug = typeof key === "string" ? key : "";
    return (
      <PreviewBoundary draft={entry}>
        <LocaleProvider locale={locale} messages={PREVIEW_MESSAGES[locale]}>
          <main lang={locale} style={ABOVE_STATUS_BAR}>
            {render({ data, slug, locale, getAsset: withThumbnails(getAsset) })}
          </main>
        </LocaleProvider>
      </PreviewBoundary>
    );
  };
}

export function registerPreviews(cms: typeof CMS, site: PreviewSite): void {
  const style = document.querySelector<HTMLMetaElement>("meta[name=preview-style]")?.content;
  if (style) cms.registerPreviewStyle(style);
  const register = (name: string, schema: z.ZodObject, render: (draft: Draft) => ReactNode) =>
    cms.registerPreviewTemplate(
      name,
      createPreview(schema, render) as Parameters<typeof CMS.registerPreviewTemplate>[1],
    );

  for (const collection of COLLECTIONS)
    register(collection, offerSchema, ({ data, slug, locale, getAsset }) => (
      <OfferPreview
        offer={toPreviewOffer(data, slug, getAsset)}
        collection={collection}
        site={site}
        locale={locale}
      />
    ));
  register("home", homePageSchema, ({ data, getAsset }) => (
    <HomePreview
      home={toPreviewNode(homePageSchema, data, getAsset) as Parameters<typeof HomePreview>[0]["home"]}
    />
  ));
  register("letters", letterSchema, ({ data, locale, getAsset }) => (
    <LetterPreview letter={data} locale={locale} getAsset={getAsset} />
  ));
  register("terms", termsPageSchema, ({ data, getAsset }) => {
    const terms = toPreviewNode(termsPageSchema, data, getAsset) as { title: string; body: string };
    return (
      <>
        <PageHeading title={terms.title} />
        <Prose html={terms.body} />
      </>
    );
  });
}
