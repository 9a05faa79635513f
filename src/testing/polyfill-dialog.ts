/** jsdom knows `<dialog>`, but neither `showModal` nor that Escape closes it: this is what browsers do. */
export function polyfillDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    const opener = document.activeElement;
    this.open = true;
    this.querySelector<HTMLElement>("button, a")?.focus();
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && this.close();
    document.addEventListener("keydown", onKeyDown);
    const onClose = () => {
      document.removeEventListener("keydown", onKeyDown);
      if (opener instanceof HTMLElement) opener.focus();
    };
    this.addEventListener("close", onClose, { once: true });
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
