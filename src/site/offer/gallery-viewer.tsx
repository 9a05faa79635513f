import { useEffect, type KeyboardEvent, useRef, useState } from "react";

import { addHistoryStep } from "../browser/navigation";
import { Picture } from "../ui/picture";
import { Icon } from "../ui/icon";
import { VisuallyHidden } from "../ui/visually-hidden";
import { useLocale } from "../ui/locale-context";
import * as styles from "./gallery-viewer.module.css";

interface GalleryViewerProps {
  pictures: Queries.OfferPartsFragment["gallery"];
  /** The index of the picture to begin with. */
  first: number;
  onClose: () => void;
}

/** All pictures of an offer on the full screen, one after the other: by swiping, by buttons and by the arrow keys; Escape and Back close it. */
export function GalleryViewer({ pictures, first, onClose }: GalleryViewerProps) {
  const { t } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);

  useEffect(() => {
    dialog.current?.showModal();
    track.current?.children[first]?.scrollIntoView({ behavior: "instant", inline: "center" });
    const removeStep = addHistoryStep(() => dialog.current?.close());
    return () => removeStep();
  }, [first]);

  const show = (index: number) =>
    track.current?.children[index]?.scrollIntoView({ behavior: "smooth", inline: "center" });
  const readPosition = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setShown(Math.round(scrollLeft / Math.max(1, clientWidth)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(shown + step);
  };
  const buttons = [
    { name: "previous", index: shown - 1 },
    { name: "next", index: shown + 1 },
  ] as const;
  return (
    // Keys reach the dialog from whatever part of it has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={styles.viewer}
      ref={dialog}
      aria-label={t("offer.gallery.title")}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p aria-live="polite">{t("offer.gallery.position", { number: shown + 1, count: pictures.length })}</p>
        <button className={styles.button} type="button" onClick={() => dialog.current?.close()}>
          <Icon name="close" size={24} />
          <VisuallyHidden>{t("offer.gallery.close")}</VisuallyHidden>
        </button>
      </div>
      <ul className={styles.track} ref={track} onScroll={readPosition}>
        {pictures.map((picture, index) => (
          <li className={styles.item} key={`${index} ${picture.alt}`} inert={index !== shown}>
            <figure className={styles.figure}>
              <Picture picture={picture} sizes="100vw" className={styles.picture} />
              <figcaption className={styles.caption} aria-hidden="true">
                {picture.alt}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {buttons.map(({ name, index }) => (
        <button
          className={styles.button}
          data-side={name}
          key={name}
          type="button"
          aria-disabled={pictures[index] === undefined}
          onClick={() => show(index)}
        >
          <Icon name="arrow" size={24} />
          <VisuallyHidden>{t(`offer.gallery.${name}`)}</VisuallyHidden>
        </button>
      ))}
    </dialog>
  );
}
