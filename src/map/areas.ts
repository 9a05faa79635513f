import type { Locale } from "../config/locales";
import type { Spot } from "./world";

/** A part of the country or of the sea that maps name. */
export interface Area extends Spot {
  readonly key: string;
  readonly name: Readonly<Record<Locale, string>>;
}

function createArea(key: string, lat: number, lon: number, en: string, es = en, it = en): Area {
  return { key, lat, lon, name: { en, es, it } };
}

export const AREAS: readonly Area[] = [
  createArea("bayahibe", 18.371, -68.841, "Bayahíbe"),
  createArea("saona", 18.155, -68.7, "Saona Island", "Isla Saona", "Isola Saona"),
  createArea("palmilla", 18.238, -68.776, "Palmilla"),
  createArea("catalina", 18.3576, -69.003, "Catalina Island", "Isla Catalina", "Isola Catalina"),
  createArea("la-romana", 18.4273, -68.9728, "La Romana"),
  createArea("altos-de-chavon", 18.4228, -68.889, "Altos de Chavón"),
  createArea("yuma", 18.43, -68.67, "San Rafael del Yuma"),
  createArea("higuey", 18.616, -68.708, "Higüey"),
  createArea("cap-cana", 18.468, -68.41, "Cap Cana"),
  createArea("punta-cana", 18.582, -68.405, "Punta Cana"),
  createArea("samana", 19.205, -69.336, "Samaná"),
  createArea("los-haitises", 19.05, -69.52, "Los Haitises"),
  createArea("sabana-de-la-mar", 19.0597, -69.3892, "Sabana de la Mar"),
  createArea("boca-chica", 18.45, -69.61, "Boca Chica"),
  createArea("santo-domingo", 18.475, -69.88, "Santo Domingo"),
];

/** The seas around it. */
export const SEAS: readonly Area[] = [
  createArea("caribbean", 18.17, -69.2, "Caribbean Sea", "Mar Caribe", "Mar dei Caraibi"),
  createArea("caribbean-south", 18.03, -68.85, "Caribbean Sea", "Mar Caribe", "Mar dei Caraibi"),
  createArea("mona", 18.3, -68.3, "Mona Passage", "Canal de la Mona", "Canale della Mona"),
  createArea("samana-bay", 19.13, -69.42, "Samaná Bay", "Bahía de Samaná", "Baia di Samaná"),
  createArea("atlantic", 19.25, -68.7, "Atlantic Ocean", "Océano Atlántico", "Oceano Atlantico"),
];
