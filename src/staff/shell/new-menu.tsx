import { useT } from "./language-context";
import { useDropdown } from "./use-dropdown";

/** What staff begin wherever they are: a booking or an enquiry of a guest who has not written. */
export function NewMenu() {
  const t = useT("shared.frame");
  const { isOpen, setOpen, box, button } = useDropdown();
  return (
    <div className="staffFrameMenu" ref={box}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="staff-frame-new"
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">+</span>
        <span className="staffFrameNew">{t("new")}</span>
      </button>
      <ul className="staffFramePanel" id="staff-frame-new" hidden={!isOpen}>
        {(["newBooking", "newEnquiry"] as const).map((name) => (
          <li key={name}>
            <a
              href={`/admin/enquiries#${name === "newBooking" ? "new-booking" : "new-enquiry"}`}
              onClick={() => setOpen(false)}
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
