import { announcePage, silenceAnnouncer } from "./page-announcer";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const getAnnouncement = () => document.getElementById("gatsby-announcer")?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Servizi</h1></main><div id="gatsby-announcer"></div>';
});

it("takes back what Gatsby announces of the page that leaves", async () => {
  silenceAnnouncer();
  document.getElementById("gatsby-announcer")?.append("Navigated to Escursioni");
  await nextFrame();
  expect(getAnnouncement()).toBe("");
});

it("announces the page that has come by its heading", async () => {
  announcePage();
  await nextFrame();
  expect(getAnnouncement()).toBe("Servizi");
});

it("announces a page without a heading by its title", async () => {
  document.title = "Palmarena";
  document.querySelector("h1")?.remove();
  announcePage();
  await nextFrame();
  expect(getAnnouncement()).toBe("Palmarena");
});

it("has nothing to say where Gatsby has put no announcer", async () => {
  document.getElementById("gatsby-announcer")?.remove();
  announcePage();
  await nextFrame();
  expect(getAnnouncement()).toBeUndefined();
});
