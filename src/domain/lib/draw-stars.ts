const MAX_STARS = 5;

/** Draws stars as text: "★★★★☆". */
export function drawStars(stars: number): string {
  return "★".repeat(stars) + "☆".repeat(MAX_STARS - stars);
}
