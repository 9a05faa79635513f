import { ShownBar } from "../../src/components/layout/loading-bar";
import { Breadcrumb } from "../../src/components/layout/breadcrumb";
import { ListLink } from "../../src/components/layout/list-link";
import { Notice } from "../../src/components/layout/notice";
import { SocialLinks } from "../../src/components/layout/social-links";
import { Field } from "../../src/components/form/field";
import { KeepButton } from "../../src/components/offer/keep-button";
import { OfferCard } from "../../src/components/offer/offer-card";
import { getButtonProps } from "../../src/components/ui/button-class";
import { CheckGroup } from "../../src/features/catalog/check-group";
import { Faq } from "../../src/features/offer-detail/faq";
import { GalleryViewer } from "../../src/features/offer-detail/gallery-viewer";
import { Pills } from "../../src/features/booking/pills";
import { Stepper } from "../../src/features/booking/stepper";
import { createOfferCard } from "../../src/testing/create-page-offer";
import { SITE } from "./content/settings";
import { Forced, type ForcedState } from "./forced-states";
import { createSpecimenPicture, KEPT_OFFER, LONG_TEXT, LONG_TITLE, type Group } from "./specimen";

const OTHER_OFFER = { key: "motor-yacht", title: "Motor yacht" };
const PICTURES = [
  createSpecimenPicture("A beach"),
  createSpecimenPicture(LONG_TEXT),
  createSpecimenPicture("A palm"),
];

/** One of each link, button and field. */
function Interactive({ name }: { name: string }) {
  return (
    <div className="guide-row">
      {(["action", "solid", "outline", "light"] as const).map((variant) => (
        <button key={variant} type="button" {...getButtonProps(variant)}>
          {variant}
        </button>
      ))}
      <a href="#states">A link</a>
      <KeepButton offer={OTHER_OFFER} size="wide" />
      <ListLink />
      <SocialLinks site={SITE} />
      <Field name={`${name}-field`} label="Email" />
      <Pills
        legend="Port"
        name={`${name}-port`}
        options={[
          { value: "a", label: "Bayahíbe" },
          { value: "b", label: "Punta Cana" },
        ]}
        defaultValue="a"
      />
      <Stepper name={`${name}-adults`} label="Adults" min={1} defaultValue={2} onStep={() => undefined} />
      <CheckGroup
        legend="Kind"
        options={[
          { value: "a", label: "Excursions" },
          { value: "b", label: "Boats" },
        ]}
        chosen={["b"]}
        onChange={() => undefined}
      />
      <Faq faq={[{ question: "Is it far?", answer: "Half an hour." }]} />
      <OfferCard offer={createOfferCard({ cover: createSpecimenPicture() })} />
    </div>
  );
}

const FORCED: readonly { state: string; states: readonly ForcedState[] }[] = [
  { state: "pointed at", states: ["hover"] },
  { state: "focused by the keyboard", states: ["focus-visible", "focus-within"] },
  { state: "pressed", states: ["hover", "active"] },
];

/** Temporary states: hover, focus, loading, kept offers, and overlays. */
export const STATES: readonly Group[] = [
  {
    id: "states",
    title: "Pointer and keyboard",
    specimens: [
      { state: "at rest", children: <Interactive name="rest" /> },
      ...FORCED.map(({ state, states }) => ({
        state,
        children: (
          <Forced states={states}>
            <Interactive name={states.join("-")} />
          </Forced>
        ),
      })),
    ],
  },
  {
    id: "passing",
    title: "Loading, keeping, notices",
    specimens: [
      { state: "the bar while a page is loading", children: <ShownBar bar="loading" /> },
      { state: "the bar when loading has failed", children: <ShownBar bar="failed" /> },
      { state: "not kept", children: <KeepButton offer={OTHER_OFFER} size="wide" /> },
      { state: "kept", children: <KeepButton offer={KEPT_OFFER} size="wide" /> },
      {
        state: "how many are kept",
        children: (
          <div className="guide-row">
            <ListLink />
          </div>
        ),
      },
      {
        state: "a card that is kept",
        children: (
          <div className="guide-row">
            <OfferCard offer={createOfferCard({ ...KEPT_OFFER, cover: createSpecimenPicture() })} />
          </div>
        ),
      },
      {
        state: "a notice that will go",
        children: (
          <Notice
            notice={{ text: "Red flag.", publish_until: "2099-01-01T12:00:00Z", ports: [], offers: [] }}
          />
        ),
      },
      {
        state: "a saved page without a connection",
        children: (
          <div className="offlineNote">
            Saved on 21 November 2026 at 10:30.
            <button type="button" aria-label="Close">
              ×
            </button>
          </div>
        ),
      },
      {
        state: "where a page stands, long words",
        children: <Breadcrumb above={[{ title: "Excursions", path: "/excursions" }]} title={LONG_TITLE} />,
      },
    ],
  },
  {
    id: "viewer",
    title: "Pictures on the full screen",
    isAlone: true,
    specimens: [
      {
        state: "long caption",
        children: <GalleryViewer pictures={PICTURES} first={1} onClose={() => undefined} />,
      },
    ],
  },
];
