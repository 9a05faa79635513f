import { screen } from "@testing-library/react";

import { renderWithLocale } from "../../testing/render-with-locale";
import { stopLinks } from "../../testing/stop-links";
import { CatalogMap } from "./catalog-map";

stopLinks();

const MAP: Queries.CatalogRegionsFragment = {
  drawing: {
    ...{ coast: "/map/coast.svg#coast", coast_transform: "", ways: [] },
    marks: ["1", "2"].map((number) => ({ kind: "place", x: Number(number), y: 0, number, label: null })),
    scale: { x: 0, y: 0, width: 1, label: "20 km" },
    rose: { x: 0, y: 0 },
  },
  regions: ["saona", "samana"].map((key) => ({
    ...{ key, name: key, offers: [{ path: `/${key}`, title: `To ${key}` }] },
  })),
};

it("a number on the map opens its part of the list, which older browsers leave closed, also a second time", async () => {
  const { user, container } = renderWithLocale(<CatalogMap map={MAP} />);
  const getOpen = () =>
    [...container.querySelectorAll("li > details")].map((region) => region.hasAttribute("open"));
  expect(getOpen()).toEqual([false, false]);
  const mark = container.querySelector('a[href="#region-samana"]') as Element;
  for (let twice = 0; twice < 2; twice += 1) {
    await user.click(mark);
    expect(getOpen()).toEqual([false, true]);
    screen.getByText("To samana").closest("details")?.removeAttribute("open");
  }
});
