import { listDocuments } from "./documents";

module.exports = listDocuments("en", {
  "saona-island": {
    title: "Saona Island by Catamaran",
    text: "A day on the island with lunch under the palms.",
    tags: ["sea", "nature", "family"],
    adult: 75,
    places: ["Mano Juan", "Natural pool"],
    updatedAt: "2026-11-01T08:00:00.000Z",
    fields: { duration_hours: 9, featured: true },
  },
  "catalina-island": {
    title: "Catalina Island for Snorkellers",
    text: "Two reefs and a quiet beach.",
    tags: ["sea", "wildlife"],
    adult: 69,
    fields: { duration_hours: 7, minimum_age: 6 },
  },
  "santo-domingo": {
    title: "Santo Domingo, the Colonial City",
    text: "The oldest street of the Americas, on foot.",
    tags: ["culture"],
    adult: 95,
    fields: { duration_hours: 11 },
  },
  "los-haitises": {
    title: "Los Haitises by Boat",
    text: "Mangroves, caves and frigate birds.",
    tags: ["nature", "wildlife"],
    adult: 110,
    fields: { duration_hours: 12, minimum_age: 4 },
  },
  "hoyo-azul": {
    title: "Hoyo Azul",
    text: "A short walk to a blue sinkhole.",
    tags: ["nature", "adventure"],
    fields: { duration_hours: 4.5 },
  },
  "samana-whales": {
    title: "Samaná Whales",
    text: "Humpbacks in the bay, from mid-January to March.",
    tags: ["wildlife", "sea"],
    adult: 140,
    fields: { duration_hours: 13, minimum_age: 2, featured: true },
  },
  "zip-line": { collection: "activities", title: "Zip Line", text: "Twelve cables.", tags: ["adventure"] },
  "private-driver": { collection: "services", title: "Private Driver", text: "A car.", tags: ["comfort"] },
  "motor-yacht": {
    collection: "catalog",
    title: "Motor Yacht for a Day",
    text: "Yours for the day, with crew.",
    tags: ["sea"],
    fields: {
      price_basis: "per-boat",
      boat: { length_m: 14.5, capacity: 12, crew: 2, cabins: 2, engine: "2 × Volvo Penta" },
    },
  },
});
