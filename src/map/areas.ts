import type { Locale } from "../config/locales";
import type { Spot } from "./world";

/** A part of the country or of the sea that maps name. */
export interface Area extends Spot {
  readonly key: string;
  readonly name: Readonly<Record<Locale, string>>;
}

function inAll(name: string): Record<Locale, string> {
  return { en: name, es: name, it: name };
}

/** What the country's parts are called. Geography does not change: it is no content. */
export const AREAS: readonly Area[] = [
  { key: "bayahibe", lat: 18.371, lon: -68.841, name: inAll("Bayahíbe") },
  {
    key: "saona",
    lat: 18.155,
    lon: -68.7,
    name: { en: "Saona Island", es: "Isla Saona", it: "Isola Saona" },
  },
  { key: "palmilla", lat: 18.238, lon: -68.776, name: inAll("Palmilla") },
  {
    key: "catalina",
    lat: 18.3576,
    lon: -69.003,
    name: { en: "Catalina Island", es: "Isla Catalina", it: "Isola Catalina" },
  },
  { key: "la-romana", lat: 18.4273, lon: -68.9728, name: inAll("La Romana") },
  { key: "altos-de-chavon", lat: 18.4228, lon: -68.889, name: inAll("Altos de Chavón") },
  { key: "yuma", lat: 18.43, lon: -68.67, name: inAll("San Rafael del Yuma") },
  { key: "higuey", lat: 18.616, lon: -68.708, name: inAll("Higüey") },
  { key: "cap-cana", lat: 18.468, lon: -68.41, name: inAll("Cap Cana") },
  { key: "punta-cana", lat: 18.582, lon: -68.405, name: inAll("Punta Cana") },
  { key: "samana", lat: 19.205, lon: -69.336, name: inAll("Samaná") },
  { key: "los-haitises", lat: 19.05, lon: -69.52, name: inAll("Los Haitises") },
  { key: "sabana-de-la-mar", lat: 19.0597, lon: -69.3892, name: inAll("Sabana de la Mar") },
  { key: "boca-chica", lat: 18.45, lon: -69.61, name: inAll("Boca Chica") },
  { key: "santo-domingo", lat: 18.475, lon: -69.88, name: inAll("Santo Domingo") },
];

/** The seas around it. */
export const SEAS: readonly Area[] = [
  {
    key: "caribbean",
    lat: 18.17,
    lon: -69.2,
    name: { en: "Caribbean Sea", es: "Mar Caribe", it: "Mar dei Caraibi" },
  },
  {
    key: "caribbean-south",
    lat: 18.03,
    lon: -68.85,
    name: { en: "Caribbean Sea", es: "Mar Caribe", it: "Mar dei Caraibi" },
  },
  {
    key: "mona",
    lat: 18.3,
    lon: -68.3,
    name: { en: "Mona Passage", es: "Canal de la Mona", it: "Canale della Mona" },
  },
  {
    key: "samana-bay",
    lat: 19.13,
    lon: -69.42,
    name: { en: "Samaná Bay", es: "Bahía de Samaná", it: "Baia di Samaná" },
  },
  {
    key: "atlantic",
    lat: 19.25,
    lon: -68.7,
    name: { en: "Atlantic Ocean", es: "Océano Atlántico", it: "Oceano Atlantico" },
  },
];
