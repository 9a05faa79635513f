// How the people of the team are drawn: invented persons, in the colours of the site. One entry per picture of content/media/team.

const SKY = { day: ["#cfeae7", "#e9f6f4"], evening: ["#f7d9b8", "#f7eedd"] };

/** `hair`: long, curls, short, tied, bald; `extra`: cap, glasses, headset, beard, flower. */
export const PEOPLE = {
  rosanna: {
    sky: SKY.day,
    skin: "#9c6442",
    shade: "#85522f",
    hair: { kind: "curls", colour: "#241812" },
    shirt: "#0a5a66",
    extras: ["headset"],
  },
  marco: {
    sky: SKY.evening,
    skin: "#e0ae86",
    shade: "#c8926a",
    hair: { kind: "short", colour: "#55504c" },
    shirt: "#fffdf8",
    extras: ["glasses", "beard"],
  },
  yudelka: {
    sky: SKY.day,
    skin: "#6f4429",
    shade: "#5a341d",
    hair: { kind: "tied", colour: "#18100c" },
    shirt: "#c8401f",
    extras: ["flower"],
  },
  wilmer: {
    sky: SKY.evening,
    skin: "#7d4d2e",
    shade: "#673c20",
    hair: { kind: "short", colour: "#1d1511" },
    shirt: "#3d5258",
    extras: ["cap", "beard"],
  },
  "ana-luisa": {
    sky: SKY.day,
    skin: "#c98e63",
    shade: "#b1764c",
    hair: { kind: "long", colour: "#4a2c1b" },
    shirt: "#17a7a3",
    extras: [],
  },
};
