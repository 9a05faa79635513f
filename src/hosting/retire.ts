/** What the supervisor says to a site whose successor is ready: answer what has begun, take nothing new, and end. */
export const RETIRE = "retire";
