import { listDocuments } from "./documents";

module.exports = listDocuments("it", {
  "isola-saona": {
    key: "saona-island",
    title: "Isola Saona in catamarano",
    text: "Una giornata sull’isola.",
    tags: ["sea"],
    adult: 75,
  },
});
