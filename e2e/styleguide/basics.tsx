import { ErrorPage } from "../../src/components/layout/error-page";
import { Footer } from "../../src/components/layout/footer";
import { Header } from "../../src/components/layout/header";
import { Notice } from "../../src/components/layout/notice";
import { PageHeading } from "../../src/components/layout/page-heading";
import { Prose } from "../../src/components/layout/prose";
import { Section } from "../../src/components/layout/section";
import { Steps } from "../../src/components/layout/steps";
import { getButtonProps, type ButtonVariant } from "../../src/components/ui/button-class";
import { NewsletterForm } from "../../src/features/newsletter/newsletter-form";
import { ROUTES } from "../../src/i18n/routes";
import { NAVIGATION, NEWSLETTER, SITE } from "./content/settings";
import { LONG_TEXT, LONG_TITLE, type Group } from "./specimen";

const VARIANTS: readonly ButtonVariant[] = ["action", "solid", "outline", "light"];

function Buttons({ label, disabled = false }: { label: string; disabled?: boolean }) {
  return VARIANTS.map((variant) => (
    <p key={variant}>
      <button type="button" aria-disabled={disabled} {...getButtonProps(variant)}>
        {label}
      </button>
    </p>
  ));
}

const newsletterForm = <NewsletterForm block={NEWSLETTER} whatsappNumber={SITE.whatsappNumber} path="/" />;

/** Buttons, text and the frame of every page. */
export const BASICS: readonly Group[] = [
  {
    id: "buttons",
    title: "Buttons",
    specimens: [
      { state: "ready", children: <Buttons label="Book now" /> },
      { state: "busy", children: <Buttons label="Sending …" disabled /> },
      { state: "long words", children: <Buttons label={LONG_TITLE} /> },
    ],
  },
  {
    id: "headings",
    title: "Page heading",
    specimens: [
      { state: "title alone", children: <PageHeading title="Excursions" /> },
      {
        state: "long words, with buttons",
        children: (
          <PageHeading title={LONG_TITLE} upperTitle="Rechtliches" intro={LONG_TEXT}>
            <button type="button" {...getButtonProps("action")}>
              Reserve now
            </button>
            <button type="button" {...getButtonProps("outline")}>
              Contact
            </button>
          </PageHeading>
        ),
      },
    ],
  },
  {
    id: "text",
    title: "Text and sections",
    specimens: [
      {
        state: "prose",
        children: (
          <Prose
            html={`<h2>Lunch</h2><p>${LONG_TEXT} <a href="#text">A link</a> and <strong>strong words</strong>.</p><ul><li>One</li><li>Two</li></ul>`}
          />
        ),
      },
      { state: "on sand", children: <Section tone="sand">{LONG_TEXT}</Section> },
      { state: "on foam", children: <Section tone="foam">{LONG_TEXT}</Section> },
      {
        state: "steps",
        children: (
          <Steps
            title="How it goes"
            steps={[
              { title: "Write", text: "To us." },
              { title: LONG_TITLE, text: LONG_TEXT },
            ]}
          />
        ),
      },
      {
        state: "notice",
        children: <Notice notice={{ text: LONG_TEXT, publish_until: null, ports: [], offers: [] }} />,
      },
    ],
  },
  {
    id: "frame",
    title: "Header and footer",
    specimens: [
      {
        state: "header",
        children: <Header site={SITE} navigation={NAVIGATION} paths={ROUTES.contact} />,
      },
      {
        state: "header of an offer",
        children: <Header site={SITE} navigation={NAVIGATION} paths={undefined} />,
      },
      {
        state: "footer",
        children: (
          <Footer site={SITE} navigation={NAVIGATION} paths={ROUTES.contact} newsletter={newsletterForm} />
        ),
      },
    ],
  },
  {
    id: "errors",
    title: "Error pages",
    specimens: [
      { state: "404", children: <ErrorPage status={404} /> },
      { state: "500", children: <ErrorPage status={500} /> },
    ],
  },
];
