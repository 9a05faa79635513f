import { graphql, type PageProps } from "gatsby";

import { useLocale, useFrame } from "../ui/locale-context";
import { getChatUrl, getPhoneUrl } from "../../domain/lib/chat-url";
import { OutsideLink } from "../ui/links";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./contact-page.module.css";
import { PageHeading, TrustLine } from "../layout/page-heading";
import { Section, TwoColumns } from "../layout/section";
import { useChatText } from "../layout/chat-button";
import { DrawnMap } from "../map/drawn-map";
import { getButtonProps } from "../ui/button-class";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import { ContactForm } from "../contact/contact-form";
import { useAsked } from "../contact/use-asked";
import { getRequired } from "../../domain/lib/lookup";

export { Head } from "./page-head";

function ContactWays({ openingHours, chatText }: { openingHours: string; chatText: string }) {
  const { t } = useLocale();
  const site = useFrame();
  return (
    <section aria-labelledby="other-ways">
      <h2 className={shared.sideTitle} id="other-ways">
        {t("contact.reach.title")}
      </h2>
      <dl className={styles.ways}>
        <dt>{t("contact.reach.chat")}</dt>
        <dd>
          <OutsideLink href={getChatUrl(site.whatsappNumber, chatText)}>{site.whatsappNumber}</OutsideLink>
        </dd>
        <dt>{t("contact.reach.phone")}</dt>
        <dd>
          <a href={getPhoneUrl(site.phone)}>{site.phone}</a>
        </dd>
        <dt>{t("contact.reach.email")}</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
        <dt>{t("contact.reach.address")}</dt>
        <dd>
          {site.address.street}, {site.address.town}, {site.address.country}
        </dd>
        <dt>{t("contact.reach.hours")}</dt>
        <dd>{openingHours}</dd>
      </dl>
    </section>
  );
}

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const page = getRequired(data.page, "pages/contact.json");
  const { opening_hours } = getRequired(data.settings, "settings/site.json");
  const { whatsappNumber, address } = useFrame();
  const asked = useAsked(data.offers.nodes, location.search);
  const chatText = useChatText();
  const { t } = useLocale();
  return (
    <>
      <PageHeading title={page.title} intro={page.intro} facts={<TrustLine />}>
        <OutsideLink href={getChatUrl(whatsappNumber, chatText)} {...getButtonProps("solid")}>
          <Icon name="chat" /> {t("contact.reach.chat")}
        </OutsideLink>
      </PageHeading>
      <Section>
        <TwoColumns
          main={
            <>
              <h2>{page.form_title}</h2>
              <ContactForm
                privacyNote={page.privacy_note}
                people={data.team.nodes.map(({ name }) => name)}
                service={asked.service}
                asked={asked.choice}
                onRemoveChoice={asked.removeChoice}
                list={asked.list}
              />
            </>
          }
          aside={
            <>
              <ContactWays openingHours={opening_hours} chatText={chatText} />
              <DrawnMap drawing={page.map} label={t("contact.map", { town: address.town })} />
              <Picture picture={page.picture} sizes="(min-width: 64rem) 24rem, 92vw" />
            </>
          }
        />
      </Section>
    </>
  );
}

export const query = graphql`
  query ContactPage($locale: String!, $language: String!, $namespaces: [String!]!) {
    ...Frame
    settings: siteSettings(locale: { eq: $locale }) {
      opening_hours
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
