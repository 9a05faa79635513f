/** Where the agency is: the clock of its departures, and of what staff write. */
export const AGENCY_TIME_ZONE = "America/Santo_Domingo";

/** The Dominican Republic has had no summer time since 2000. */
export const AGENCY_UTC_OFFSET = "-04:00";
