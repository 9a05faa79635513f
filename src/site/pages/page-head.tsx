import { Seo } from "./seo";
import type { PageContext } from "../../domain/config/page-context";

interface PageHeadProps {
  data: Queries.FrameFragment;
  pageContext: unknown;
  seo: { title: string; description?: string; keywords?: string };
  noindex?: boolean;
}

/** The head of a page, from its frame's data. */
export function PageHead({ data, pageContext, seo, noindex = false }: PageHeadProps) {
  return (
    <Seo
      context={pageContext as PageContext}
      brand={data.settings?.brand ?? ""}
      siteUrl={data.site?.siteMetadata?.siteUrl ?? ""}
      seo={seo}
      noindex={noindex}
    />
  );
}
