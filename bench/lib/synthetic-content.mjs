import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { stringify } from "yaml";

const COLLECTIONS = ["excursions", "activities", "services", "catalog"];
const PORTS = ["bayahibe", "punta-cana", "la-romana-cruises"];
const DAYS = ["monday", "wednesday", "friday", "sunday"];
const TAGS = ["sea", "culture", "adventure", "family", "nature", "romance", "wildlife"];
/** As in the peers' content: so many entries share a picture of this size. */
const ENTRIES_PER_PICTURE = 20;
const PICTURE = { width: 1600, height: 1000, channels: 3 };
/** Columns of noise, and how much is seen of it. */
const NOISE = [
  [6, 0.3],
  [24, 0.25],
  [100, 0.2],
  [300, 0.15],
  [700, 0.12],
];

const WORDS = {
  en: "the and of to a in is for with we you our from at on by boat island beach water hotel guide lunch morning coral reef cave river palm sand sun trip catamaran village coffee cacao horse trail lagoon snorkel mask family children private driver return captain drink fruit fish music sunset breeze shallow pool starfish dolphin weather ticket price adult child free hour shade seat jacket language local market history colonial city square museum park path cliff bay pier arrive leave visit explore swim walk ride relax taste learn discover bring keep",
  es: "el la de y a en un con para que los por las su nuestra del al barco isla playa agua hotel guía almuerzo mañana coral arrecife cueva río palma arena sol viaje catamarán pueblo café cacao caballo sendero laguna buceo máscara familia niños privado conductor regreso capitán bebida fruta pescado música atardecer brisa piscina estrella delfín tiempo entrada precio adulto niño gratis hora sombra asiento chaleco idioma local mercado historia colonial ciudad plaza museo parque camino bahía puerto llegar salir visitar explorar nadar caminar montar descansar probar aprender descubrir traer llevar",
  it: "il la di e a in un con per che i le si su nostra del al barca isola spiaggia acqua hotel guida pranzo mattina corallo barriera grotta fiume palma sabbia sole viaggio catamarano villaggio caffè cacao cavallo sentiero laguna maschera pinne famiglia bambini privato autista ritorno capitano bevanda frutta pesce musica tramonto brezza piscina stella delfino tempo biglietto prezzo adulto bambino gratis ora ombra posto giubbotto lingua locale mercato storia coloniale città piazza museo parco cammino scogliera baia porto arrivare partire visitare esplorare nuotare camminare cavalcare riposare assaggiare imparare scoprire portare",
};

/** The same numbers for the same seed on every machine (mulberry32). */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const repeat = (count, write) => Array.from({ length: count }, (_, index) => write(index));

function createWriter(index, locale) {
  const random = createRandom(index * 101 + locale.charCodeAt(0) * 13 + locale.charCodeAt(1));
  const words = WORDS[locale].split(" ");
  const phrase = (count) => {
    // Frequent words stand first.
    const text = repeat(count, () => words[Math.floor(words.length * random() ** 1.35)]).join(" ");
    return text[0].toUpperCase() + text.slice(1);
  };
  const paragraph = (count) => repeat(Math.ceil(count / 12), () => `${phrase(12)}.`).join(" ");
  return { phrase, paragraph };
}

/** About 400 words: two paragraphs, three parts with a list each. */
function writeBody({ phrase, paragraph }) {
  const writeList = () => repeat(4, () => `- ${phrase(6)}`).join("\n");
  const parts = repeat(3, () => [`## ${phrase(3)}`, paragraph(60), writeList()]);
  return [paragraph(70), `**${phrase(4)}** ${paragraph(50)}`, ...parts.flat()].join("\n\n");
}

const getKey = (index) => `entry-${String(index).padStart(4, "0")}`;

/** What is the same in all languages. */
function createFacts(index, count) {
  const random = createRandom(index * 31 + 5);
  const adult = 40 + Math.floor(random() * 100);
  const step = Math.max(1, Math.floor(count / 7));
  const related = repeat(3, (nth) => (index + (nth + 1) * step) % count);
  return {
    category_tags: [TAGS[index % TAGS.length], TAGS[(index + 3) % TAGS.length]],
    duration_hours: 2 + Math.floor(random() * 8),
    days: DAYS,
    ports: PORTS,
    prices: PORTS.map((port, nth) => ({ port, adult: adult + nth * 9, child: 30 + nth, currency: "USD" })),
    related: [...new Set(related)].filter((other) => other !== index).map(getKey),
    featured: index < 6,
    order: index,
    spots: repeat(3, () => ({ lat: 18.2 + random() * 0.6, lon: -69.4 + random() })),
  };
}

/** What stands once, with the texts beside it in all languages. */
function createFactsFile(index, { spots, ...facts }) {
  const writers = Object.keys(WORDS).map((locale) => [locale, createWriter(index, locale)]);
  const inAll = (write) => Object.fromEntries(writers.map(([locale, writer]) => [locale, write(writer)]));
  const image = `../media/synthetic/picture-${String(Math.floor(index / ENTRIES_PER_PICTURE)).padStart(3, "0")}.jpg`;
  return stringify({
    cover: { image, alt: inAll(({ phrase }) => phrase(6)) },
    ...facts,
    places: spots.map((spot, nth) => ({
      name: inAll(({ phrase }) => `${phrase(2)} ${nth}`),
      text: inAll(({ paragraph }) => paragraph(20)),
      ...spot,
    })),
  });
}

function createTexts(index, locale) {
  const write = createWriter(index, locale);
  const { phrase, paragraph } = write;
  const title = `${phrase(3)} ${index}`;
  const front = {
    title,
    url_slug: `${locale}-${getKey(index)}`,
    summary: phrase(14),
    included: repeat(4, () => phrase(5)),
    bring: repeat(3, () => phrase(4)),
    faq: repeat(5, (nth) => ({ question: `${phrase(8)} ${nth}?`, answer: paragraph(25) })),
    seo: { title, description: phrase(14), keywords: `${phrase(1)}, ${phrase(1)}` },
  };
  return `---\n${stringify(front)}---\n${writeBody(write)}\n`;
}

/** Something like a photograph to an encoder: noise of five sizes over bands of sky, sea and sand. */
async function writePicture(index, file) {
  const random = createRandom(index * 7919 + 17);
  const { width, height, channels } = PICTURE;
  const draw = (bytes, columns, rows, kernel) =>
    sharp(Buffer.from(bytes), { raw: { width: columns, height: rows, channels } })
      .resize(width, height, { fit: "fill", kernel })
      .png();
  const layers = [];
  for (const [columns, alpha] of NOISE) {
    const rows = Math.round((columns * height) / width);
    const noise = draw(
      repeat(columns * rows * channels, () => Math.floor(random() * 256)),
      ...[columns, rows, "cubic"],
    );
    layers.push({ input: await noise.ensureAlpha(alpha).toBuffer() });
  }
  const ground = draw([120, 180, 230, 30, 130, 160, 215, 190, 140], 1, 3, "nearest");
  await sharp(await ground.toBuffer())
    .composite(layers)
    .removeAlpha()
    .jpeg({ quality: 88 })
    .toFile(file);
}

/**
 * Replaces the offers below `folder` (a `content/`) by synthetic ones that our schemas take: `count` entries in three languages,
 * pages and settings stay. The same for the same count, but for the bytes of an encoder. Gets a file to edit, English, and its page's path.
 */
export async function writeSyntheticContent(folder, count) {
  for (const collection of COLLECTIONS) {
    await rm(join(folder, collection), { recursive: true, force: true });
    await mkdir(join(folder, collection), { recursive: true });
  }
  const media = join(folder, "media/synthetic");
  await mkdir(media, { recursive: true });
  const there = new Set(await readdir(media));
  for (let index = 0; index < Math.ceil(count / ENTRIES_PER_PICTURE); index += 1) {
    const name = `picture-${String(index).padStart(3, "0")}.jpg`;
    if (!there.has(name)) await writePicture(index, join(media, name));
  }
  for (let index = 0; index < count; index += 1) {
    const facts = createFacts(index, count);
    const own = join(folder, COLLECTIONS[index % COLLECTIONS.length], getKey(index));
    await mkdir(own);
    await writeFile(join(own, "offer.yml"), createFactsFile(index, facts));
    for (const locale of Object.keys(WORDS))
      await writeFile(join(own, `${locale}.md`), createTexts(index, locale));
  }
  return { file: join(folder, `excursions/${getKey(0)}/en.md`), path: `/excursions/en-${getKey(0)}` };
}
