import { graphql, type HeadProps, type PageProps } from "gatsby";

import { PageHeading } from "../layout/page-heading";
import { Section } from "../layout/section";
import { TrustLine } from "../layout/trust-line";
import { TwoColumns } from "../layout/two-columns";
import { useChatText } from "../layout/use-chat-text";
import { DrawnMap } from "../map/drawn-map";
import { getButtonProps } from "../ui/button-class";
import { Icon } from "../ui/icon";
import { OutsideLink } from "../ui/outside-link";
import { getChatUrl } from "../../domain/lib/chat-url";
import { Picture } from "../ui/picture";
import { ContactForm } from "../contact/contact-form";
import { ContactWays } from "../contact/contact-ways";
import { useAsked } from "../contact/use-asked";
import { useLocale } from "../ui/locale-context";
import { getRequired } from "../../domain/lib/get-required";
import { PageHead } from "./page-head";

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const page = getRequired(data.page, "pages/contact.json");
  const settings = getRequired(data.settings, "settings/site.json");
  const { ports } = getRequired(data.ports, "settings/ports.json");
  const asked = useAsked(data.offers.nodes, location.search, settings, ports);
  const chatText = useChatText();
  const { t } = useLocale();
  return (
    <>
      <PageHeading title={page.title} intro={page.intro} facts={<TrustLine frame={data} />}>
        <OutsideLink href={getChatUrl(settings.whatsappNumber, chatText)} {...getButtonProps("solid")}>
          <Icon name="chat" /> {t("contact.reach.chat")}
        </OutsideLink>
      </PageHeading>
      <Section>
        <TwoColumns
          main={
            <>
              <h2>{page.form_title}</h2>
              <ContactForm
                whatsappNumber={settings.whatsappNumber}
                privacyNote={page.privacy_note}
                answering={{
                  within: getRequired(data.inbox, "settings/inbox.json").due_after_hours,
                  openingHours: settings.opening_hours,
                  town: settings.address.town,
                  people: data.team.nodes.map(({ name }) => name),
                }}
                service={asked.service}
                asked={asked.choice}
                onRemoveChoice={asked.removeChoice}
                list={asked.list}
              />
            </>
          }
          aside={
            <>
              <ContactWays site={settings} chatText={chatText} />
              <DrawnMap drawing={page.map} label={t("contact.map", { town: settings.address.town })} />
              <Picture picture={page.picture} sizes="(min-width: 64rem) 24rem, 92vw" />
            </>
          }
        />
      </Section>
    </>
  );
}

export function Head(props: HeadProps<Queries.ContactPageQuery>) {
  return <PageHead {...props} seo={getRequired(props.data.page, "pages/contact.json").seo} />;
}

export const query = graphql`
  query ContactPage($locale: String!, $language: String!, $namespaces: [String!]!) {
    ...Frame
    settings: siteSettings(locale: { eq: $locale }) {
      opening_hours
      ...BookingSettings
    }
    ports: portsSettings(locale: { eq: $locale }) {
      ports {
        ...BookingPort
      }
    }
    page: contactPage(locale: { eq: $locale }) {
      title
      intro
      form_title
      privacy_note
      map {
        ...DrawnMap
      }
      picture {
        alt
        image {
          ...LandscapePicture
        }
      }
      seo {
        title
        description
        keywords
      }
    }
    team: allTeamMember(
      filter: { locale: { eq: $locale }, answers: { eq: true } }
      sort: [{ order: ASC }, { name: ASC }]
    ) {
      nodes {
        name
      }
    }
    offers: allOffer(filter: { locale: { eq: $locale } }) {
      nodes {
        path
        ...OfferBooking
      }
    }
  }
`;
