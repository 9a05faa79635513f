import { closeNoteByButton } from "./offline-note";

it("the focus moves from the button that closes the note to the heading of the page", () => {
  document.body.innerHTML = `<div class="offlineNote" role="status">You are offline.<button type="button">×</button></div>
    <main><h1>Saona</h1></main>`;
  closeNoteByButton();
  const button = document.querySelector("button");
  button?.focus();
  button?.click();
  expect(document.querySelector(".offlineNote")).toBeNull();
  expect(document.querySelector("h1")).toHaveFocus();
});
