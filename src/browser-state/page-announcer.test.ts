import { muteAnnouncer } from "../workarounds/gatsby/mute-announcer";
import { announcePage } from "./page-announcer";

const getAnnouncement = () => document.getElementById("gatsby-announcer")?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Servizi</h1></main><div id="gatsby-announcer"></div>';
});

it("says nothing of what Gatsby says in English of the page that leaves", () => {
  muteAnnouncer();
  const announcer = document.getElementById("gatsby-announcer") as HTMLElement;
  announcer.innerText = "Navigated to Escursioni";
  expect(announcer.innerText).toBe("");
  expect(getAnnouncement()).toBe("");
});

it("announces the page that has come by its heading", () => {
  muteAnnouncer();
  announcePage();
  expect(getAnnouncement()).toBe("Servizi");
});

it("announces a page without a heading by its title", () => {
  document.title = "Palmarena";
  document.querySelector("h1")?.remove();
  announcePage();
  expect(getAnnouncement()).toBe("Palmarena");
});

it("has nothing to say where Gatsby has put no announcer", () => {
  document.getElementById("gatsby-announcer")?.remove();
  muteAnnouncer();
  announcePage();
  expect(getAnnouncement()).toBeUndefined();
});
