import { graphql, type HeadProps, type PageProps } from "gatsby";

import { ConciergeCard } from "../features/concierge-card/concierge-card";
import { getRequired } from "../lib/get-required";
import { getHeadTranslator } from "./head-messages";
import { PageHead } from "./page-head";

export default function CardPage({ data }: PageProps<Queries.CardPageQuery>) {
  return (
    <ConciergeCard
      offer={getRequired(data.offer, "the offer")}
      site={getRequired(data.settings, "settings/site.json")}
      ports={getRequired(data.ports, "settings/ports.json").ports}
      host={new URL(data.site?.siteMetadata?.siteUrl ?? "").host}
    />
  );
}

export function Head(props: HeadProps<Queries.CardPageQuery>) {
  const t = getHeadTranslator(props);
  const { title } = getRequired(props.data.offer, "the offer");
  return <PageHead {...props} seo={{ title: t("card.title", { title }) }} noindex />;
}

export const query = graphql`
  query CardPage($id: String!, $locale: String!, $language: String!, $namespaces: [String!]!) {
    ...Frame
    ports: portsSettings(locale: { eq: $locale }) {
      ports {
        key
        name: short_name
      }
    }
    offer(id: { eq: $id }) {
      ...ConciergeCard
    }
  }
`;
