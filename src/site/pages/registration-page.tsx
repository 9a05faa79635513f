import { graphql, type HeadProps, type PageProps } from "gatsby";

import * as shared from "../../styles/shared.module.css";
import * as styles from "./registration-page.module.css";
import { PageHeading } from "../layout/page-heading";
import { Section, TwoColumns } from "../layout/section";
import { getButtonProps } from "../ui/button-class";
import { RegistrationForm } from "../registration/registration-form";
import { useLocale } from "../ui/locale-context";
import { getRequired } from "../../domain/lib/lookup";
import { PageHead } from "./page-head";

export default function RegistrationPage({ data }: PageProps<Queries.RegistrationPageQuery>) {
  const { t } = useLocale();
  const page = getRequired(data.page, "pages/registration.json");
  return (
    <>
      <PageHeading title={page.title} intro={page.intro}>
        <a href="/admin/" {...getButtonProps("outline")}>
          {t("registration.openEditor")}
        </a>
      </PageHeading>
      <Section>
        <TwoColumns
          main={
            <>
              <h2>{page.form_title}</h2>
              {page.form_note && <p>{page.form_note}</p>}
              <RegistrationForm />
            </>
          }
          aside={
            <section aria-labelledby="steps">
              <h2 className={shared.sideTitle} id="steps">
                {page.steps_title}
              </h2>
              <ol className={`${shared.stack4} ${shared.numbered} ${styles.steps}`}>
                {page.steps.map(({ title, text }) => (
                  <li key={title}>
                    <h3 className={`${shared.textHeading} ${shared.strong}`}>{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ol>
            </section>
          }
        />
      </Section>
    </>
  );
}

export function Head(props: HeadProps<Queries.RegistrationPageQuery>) {
  const { seo } = getRequired(props.data.page, "pages/registration.json");
  return <PageHead {...props} seo={seo} noindex />;
}

export const query = graphql`
  query RegistrationPage($locale: String!, $language: String!, $namespaces: [String!]!) {
    ...Frame
    page: registrationPage(locale: { eq: $locale }) {
      title
      intro
      steps_title
      steps {
        title
        text
      }
      form_title
      form_note
      seo {
        title
        description
        keywords
      }
    }
  }
`;
