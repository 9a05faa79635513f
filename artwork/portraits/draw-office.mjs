// Draws the office as an SVG of 1800 × 1200: a wooden house of the village at dusk, its window lit, no words that could be wrong one day.

const WALL = "#2a9d98";
const PLANKS = Array.from({ length: 13 }, (_, row) => `<path d="M420 ${520 + row * 36}h960"/>`).join("");
const RAILS = Array.from({ length: 25 }, (_, post) => `<path d="M${372 + post * 44} 860v110"/>`).join("");

function drawPalm(x, y, scale) {
  const leaves = [-150, -105, -60, -20, 25, 70, 115]
    .map((turn) => `<path transform="rotate(${turn})" d="M0 0q110-70 250 10-130-20-250-10Z"/>`)
    .join("");
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M0 0q-40 330-10 780h44q-30-430-4-780z" fill="#6b5138"/><g fill="#0f5b4a">${leaves}</g></g>`;
}

function drawWindow(x, isLit) {
  return `<g transform="translate(${x} 590)"><rect x="-16" y="-16" width="222" height="252" fill="#fffdf8"/>
    <rect width="190" height="220" fill="${isLit ? "#ffd98a" : "#0a5a66"}"/>
    <path d="M95 0v220M0 110h190" stroke="#fffdf8" stroke-width="12"/></g>`;
}

/** Writes the SVG of the office. */
export function drawOffice() {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200" viewBox="0 0 1800 1200">
    <defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#3f8fa0"/><stop offset=".65" stop-color="#f7d9b8"/></linearGradient></defs>
    <rect width="1800" height="1200" fill="url(#dusk)"/>
    <path d="M0 780h1800v90H0z" fill="#17a7a3"/>
    <path d="M0 850q500-40 900 0t900-10v360H0z" fill="#f0e2c6"/>
    ${drawPalm(230, 330, 0.95)}${drawPalm(1590, 250, 1.05)}
    <rect x="420" y="500" width="960" height="480" fill="${WALL}"/>
    <g stroke="#0a5a66" stroke-opacity=".28" stroke-width="4">${PLANKS}</g>
    <path d="M340 510 900 250l560 260z" fill="#c8401f"/><path d="M340 510h1120v34H340z" fill="#fffdf8"/>
    <circle cx="900" cy="410" r="52" fill="#fffdf8"/><path d="M856 418q22-24 44 0t44 0" fill="none" stroke="#17a7a3" stroke-width="14"/>
    ${drawWindow(500, true)}${drawWindow(1110, true)}
    <rect x="804" y="584" width="192" height="396" fill="#fffdf8"/><rect x="822" y="602" width="156" height="378" fill="#0a5a66"/>
    <rect x="846" y="630" width="108" height="130" fill="#ffd98a"/><circle cx="950" cy="810" r="10" fill="#f7eedd"/>
    <path d="M340 544v436M1460 544v436M700 544v316M1100 544v316" stroke="#fffdf8" stroke-width="22"/>
    <g stroke="#fffdf8" stroke-width="9">${RAILS}</g>
    <path d="M340 860h440M1020 860h440" stroke="#fffdf8" stroke-width="16"/><rect x="784" y="848" width="232" height="124" fill="${WALL}"/>
    <rect x="822" y="848" width="156" height="124" fill="#0a5a66"/><path d="M320 970h1160v34H320z" fill="#8a6a48"/><path d="M760 1004h280l30 44H730z" fill="#a5825c"/>
    <path d="M730 1048h340l120 152H610z" fill="#e5d2ae"/>
    <g fill="#0f5b4a"><circle cx="400" cy="1010" r="54"/><circle cx="470" cy="1024" r="40"/><circle cx="1400" cy="1014" r="56"/><circle cx="1330" cy="1026" r="38"/></g>
    <g fill="#c8401f"><circle cx="386" cy="990" r="9"/><circle cx="424" cy="1012" r="9"/><circle cx="1384" cy="996" r="9"/><circle cx="1424" cy="1020" r="9"/></g>
  </svg>`;
}
