export const NO_DAY = "none";
