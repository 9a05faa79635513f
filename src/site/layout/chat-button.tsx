import { useEffect, type RefObject, useRef } from "react";

import { getLocale } from "../../domain/config/locales";
import { useFrame, useLocale } from "../ui/locale-context";
import { getChatUrl } from "../../domain/lib/chat-url";
import { Icon } from "../ui/icon";
import { OutsideLink } from "../ui/links";
import * as styles from "./chat-button.module.css";

export function useChatText(wish: "hello" | "reserve" = "hello"): string {
  const { locale, t } = useLocale();
  return t(`common.chatText.${wish}`, { language: getLocale(locale).name });
}

const CONTROLS = "a, button, input, select, textarea, summary, label, td, [data-price], #book";

/** After the content of the page has changed, its controls are looked up anew when it has stood still for so long: a search changes it many times. */
const PAUSE_MS = 200;

function getRootMargin(button: HTMLElement): string {
  const { top, right, bottom, left } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top, clientWidth - right, clientHeight - bottom, left].map((inset) => `${-inset}px`).join(" ");
}

/**
 * Marks a floating button with `data-clear` while no control, price or booking panel is below it. The styles hide it otherwise, so that
 * it takes no tap that was meant for something else.
 */
function useKeptClear(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = button.current;
    if (!element) return undefined;
    const mark = (isClear: boolean) => element.toggleAttribute("data-clear", isClear);
    let observer: IntersectionObserver | undefined;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function observe() {
      if (!element) return;
      const covered = new Set<Element>();
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) covered.add(target);
            else covered.delete(target);
          mark(covered.size === 0);
        },
        { rootMargin: getRootMargin(element) },
      );
      for (const control of document.querySelectorAll(CONTROLS))
        if (!element.contains(control)) observer.observe(control);
    }

    const observeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(observe);
    };
    // The booking bar, above which the button floats, comes and goes by `data-away`.
    const changes = new MutationObserver((records) => {
      clearTimeout(timer);
      if (records.some(({ type }) => type === "attributes")) observeSoon();
      else timer = setTimeout(observe, PAUSE_MS);
    });
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-away"] });
    window.addEventListener("resize", observeSoon);
    observe();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      observer?.disconnect();
      changes.disconnect();
      window.removeEventListener("resize", observeSoon);
    };
  }, [button]);
}

export function ChatButton() {
  const { t } = useLocale();
  const { whatsappNumber } = useFrame();
  const aside = useRef<HTMLElement>(null);
  useKeptClear(aside);
  return (
    <aside ref={aside} className={styles.place} aria-label={t("common.chat")}>
      <OutsideLink
        className={styles.button}
        href={getChatUrl(whatsappNumber, useChatText())}
        label={t("common.chat")}
      >
        <Icon name="chat" size={28} />
      </OutsideLink>
    </aside>
  );
}
