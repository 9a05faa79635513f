import { ANNOUNCER_ID, announcePage } from "../layout/page-transition";

const getAnnouncement = () => document.getElementById(ANNOUNCER_ID)?.textContent;

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Servizi</h1></main><span id="${ANNOUNCER_ID}"></span>`;
});

it("announces the page that has come by its heading, one without a heading by its title", () => {
  announcePage();
  expect(getAnnouncement()).toBe("Servizi");
  document.title = "Palmarena";
  document.querySelector("h1")?.remove();
  announcePage();
  expect(getAnnouncement()).toBe("Palmarena");
});
