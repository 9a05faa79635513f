import { listDocuments } from "./documents";

module.exports = listDocuments("es", {
  "isla-saona": {
    key: "saona-island",
    title: "Isla Saona en catamarán",
    text: "Un día en la isla.",
    tags: ["sea"],
    adult: 75,
  },
});
