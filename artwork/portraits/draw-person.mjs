// Draws one person as an SVG of 1200 × 1500: the shore behind, shoulders, head, hair, and what they wear.

const WIDTH = 1200;
const HEIGHT = 1500;

function drawShore([top, bottom]) {
  return `
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
    <circle cx="985" cy="250" r="96" fill="#fffdf8" opacity=".8"/>
    <rect y="860" width="${WIDTH}" height="640" fill="#17a7a3" opacity=".55"/>
    <path d="M0 925q150-30 300 0t300 0 300 0 300 0v575H0z" fill="#17a7a3" opacity=".5"/>
    <path d="M0 1130q300-70 600-20t600-30v420H0z" fill="#f7eedd"/>
    <path d="M0 1130q300-70 600-20t600-30" fill="none" stroke="#fffdf8" stroke-width="10"/>`;
}

const HAIR_BEHIND = {
  long: "M330 640C320 330 460 230 600 230s280 100 270 410c-4 200 40 330 70 420-120 40-560 40-680 0 30-90 74-220 70-420Z",
  curls:
    "M600 190c150-30 260 50 290 170 80 60 90 190 30 260 40 90 0 190-90 220-40 70-130 90-230 80-100 10-190-10-230-80-90-30-130-130-90-220-60-70-50-200 30-260 30-120 140-200 290-170Z",
  tied: "M600 120a120 120 0 0 1 110 150c110 50 160 170 150 320H340c-10-150 40-270 150-320a120 120 0 0 1 110-150Z",
  short: "M600 250c170 0 260 110 250 300H350c-10-190 80-300 250-300Z",
};

const HAIR_BEFORE = {
  long: "M372 560c10-190 110-270 240-270 120 0 210 90 216 270-60-60-120-140-140-190-60 90-200 150-316 190Z",
  curls:
    "M376 560c-10-170 90-270 224-270s234 100 224 270c-30-70-60-110-100-140-40 30-90 40-130 20-50 30-110 20-140-10-40 30-60 70-78 130Z",
  tied: "M374 560c0-180 100-276 226-276s226 96 226 276c-30-120-110-180-226-180s-196 60-226 180Z",
  short:
    "M366 560c-10-190 90-290 234-290s244 100 234 290c-20-60-30-110-60-150-60 30-280 40-350-10-30 50-46 100-58 160Z",
};

const EXTRAS = {
  headset: `
    <path d="M372 600c-30-420 486-420 456 0" fill="none" stroke="#10262c" stroke-width="24"/>
    <rect x="340" y="560" width="56" height="130" rx="28" fill="#10262c"/>
    <rect x="804" y="560" width="56" height="130" rx="28" fill="#10262c"/>
    <path d="M368 690c10 110 90 150 150 158" fill="none" stroke="#10262c" stroke-width="14"/>
    <circle cx="524" cy="848" r="20" fill="#10262c"/>`,
  glasses: `
    <g fill="none" stroke="#10262c" stroke-width="14"><rect x="432" y="556" width="140" height="104" rx="46"/><rect x="628" y="556" width="140" height="104" rx="46"/><path d="M572 596q28-20 56 0"/></g>`,
  beard: "",
  cap: `
    <path d="M360 500c0-190 110-280 240-280s240 90 240 280c-120-50-360-50-480 0Z" fill="#0a5a66"/>
    <path d="M352 506c150-70 350-70 496 0 30 30 20 56-20 50-140-50-320-50-456 0-40 6-50-20-20-50Z" fill="#073f48"/>
    <circle cx="600" cy="380" r="44" fill="#f7eedd"/><path d="M562 388q20-20 38 0t38 0" stroke="#17a7a3" stroke-width="12" fill="none"/>`,
  flower: `
    <g transform="translate(836 470)" fill="#fffdf8"><circle r="34" cx="0" cy="-40"/><circle r="34" cx="38" cy="-12"/><circle r="34" cx="24" cy="32"/><circle r="34" cx="-24" cy="32"/><circle r="34" cx="-38" cy="-12"/><circle r="24" fill="#e5a23a"/></g>`,
};

function drawBeard({ hair, extras }) {
  if (!extras.includes("beard")) return "";
  return `<path d="M392 640c10 200 90 300 208 300s198-100 208-300c-30 60-60 90-90 100-70-30-166-30-236 0-30-10-60-40-90-100Z" fill="${hair.colour}" opacity=".85"/>`;
}

function drawFace(person) {
  const { skin, shade, hair } = person;
  const line = `fill="none" stroke-linecap="round"`;
  return `
    <path d="M508 820h184v240q-92 90-184 0z" fill="${shade}"/>
    <ellipse cx="380" cy="630" rx="44" ry="66" fill="${shade}"/><ellipse cx="820" cy="630" rx="44" ry="66" fill="${shade}"/>
    <path d="M380 560c0-180 90-270 220-270s220 90 220 270c0 220-90 370-220 370S380 780 380 560Z" fill="${skin}"/>
    ${drawBeard(person)}
    <g ${line} stroke="${hair.colour}" stroke-width="18"><path d="M446 540q54-34 108-8"/><path d="M754 540q-54-34-108-8"/></g>
    <ellipse cx="502" cy="606" rx="19" ry="23" fill="#1c120d"/><ellipse cx="698" cy="606" rx="19" ry="23" fill="#1c120d"/>
    <circle cx="509" cy="598" r="6" fill="#fff"/><circle cx="705" cy="598" r="6" fill="#fff"/>
    <path d="M596 620q-34 90-10 104 20 10 42 2" ${line} stroke="${shade}" stroke-width="14"/>
    <path d="M506 782q94 92 188 0-94 30-188 0Z" fill="#fffdf8" stroke="#7b2d20" stroke-width="12" stroke-linejoin="round"/>
    <circle cx="448" cy="716" r="44" fill="#d9694a" opacity=".16"/><circle cx="752" cy="716" r="44" fill="#d9694a" opacity=".16"/>`;
}

/** Writes the SVG of a person. */
export function drawPerson(person) {
  const { sky, hair, shirt, extras } = person;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    ${drawShore(sky)}
    <path d="${HAIR_BEHIND[hair.kind]}" fill="${hair.colour}"/>
    <path d="M150 1500c10-300 120-420 358-480 60 90 124 90 184 0 238 60 348 180 358 480Z" fill="${shirt}"/>
    ${drawFace(person)}
    <path d="M470 1030c40 110 220 110 260 0l-38-30c-50 70-134 70-184 0Z" fill="#10262c" opacity=".14"/>
    <path d="${HAIR_BEFORE[hair.kind]}" fill="${hair.colour}"/>
    ${extras.map((extra) => EXTRAS[extra]).join("")}
  </svg>`;
}
