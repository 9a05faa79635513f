import { BRAND_COLORS, BRAND_COLORS_DARK } from "../../domain/config/brand";
import { DEFAULT_LOCALE, getLocale, LOCALE_CODES } from "../../domain/config/locales";
import type { PageContext } from "../../domain/config/site-pages";
import { getFilePath } from "../../domain/i18n/routes";
import { getRequired } from "../../domain/lib/lookup";

interface Seo {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
}

interface PageHeadProps {
  data: Pick<Queries.FrameFragment, "site"> & { readonly settings: { readonly brand: string } | null };
  pageContext: unknown;
  seo: Seo;
  noindex?: boolean;
}

/** The size of a share picture (`src/content/share/draw-share-picture.ts`). */
const SHARE_SIZE = { width: 1200, height: 630 };

export function PageHead({ data, pageContext, seo, noindex = false }: PageHeadProps) {
  const { locale, paths, share, structuredData } = pageContext as PageContext;
  const brand = data.settings?.brand ?? "";
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  const { iso, dir } = getLocale(locale);
  const toUrl = (path: string) =>
    new URL(path, siteUrl).href.replace(/(?<!:\/)\/$/, (slash) => (path === "/" ? slash : ""));
  const title = `${brand} | ${seo.title}`;
  const path = paths[locale];
  const defaultPath = paths[DEFAULT_LOCALE];
  return (
    <>
      <html lang={iso} dir={dir} />
      <title>{title}</title>
      {seo.description && <meta name="description" content={seo.description} />}
      {seo.keywords && <meta name="keywords" content={seo.keywords} />}
      <meta name="robots" content={noindex ? "noindex,follow" : "index,follow"} />
      <meta name="theme-color" content={BRAND_COLORS.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={BRAND_COLORS_DARK.paper} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={getFilePath("manifest", locale)} />
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={iso.replace("-", "_")} />
      {seo.description && <meta property="og:description" content={seo.description} />}
      {path && <meta property="og:url" content={toUrl(path)} />}
      {LOCALE_CODES.filter((code) => code !== locale && paths[code]).map((code) => (
        <meta key={code} property="og:locale:alternate" content={getLocale(code).iso.replace("-", "_")} />
      ))}
      <meta property="og:image" content={toUrl(share.path)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={`${SHARE_SIZE.width}`} />
      <meta property="og:image:height" content={`${SHARE_SIZE.height}`} />
      <meta property="og:image:alt" content={share.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {seo.description && <meta name="twitter:description" content={seo.description} />}
      <meta name="twitter:image" content={toUrl(share.path)} />
      <meta name="twitter:image:alt" content={share.alt} />
      <link rel="alternate" type="application/rss+xml" title={brand} href={getFilePath("newsFeed", locale)} />
      <link
        rel="alternate"
        type="application/feed+json"
        title={brand}
        href={getFilePath("offersFeed", locale)}
      />
      {structuredData && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      )}
      {path && !noindex && <link rel="canonical" href={toUrl(path)} />}
      {!noindex &&
        LOCALE_CODES.map((code) => {
          const translated = paths[code];
          return translated ? (
            <link key={code} rel="alternate" hrefLang={code} href={toUrl(translated)} />
          ) : null;
        })}
      {!noindex && defaultPath && <link rel="alternate" hrefLang="x-default" href={toUrl(defaultPath)} />}
    </>
  );
}

/** The head of a page whose own file says it. */
export function Head({
  data,
  pageContext,
}: {
  data: PageHeadProps["data"] & { page: { seo: Seo } | null };
  pageContext: unknown;
}) {
  return <PageHead {...{ data, pageContext }} seo={getRequired(data.page, "the page's file").seo} />;
}
