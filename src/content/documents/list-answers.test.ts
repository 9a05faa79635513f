/** @jest-environment node */
import { listAnswers } from "./server-data";
import { listContentDocuments } from "./content-documents";
import { readContentFiles } from "../site-content";

const words = (title: string, text: string) => ({ title, text });
const file = (text: string) =>
  JSON.stringify({ en: words("Weather", text), es: words("Tiempo", text), it: words("Tempo", text) });

describe("the ready-made answers that the build writes for the server", () => {
  it("are listed by their keys, with all languages", () => {
    const files = new Map([
      ["content/answers/weather.json", file("Hello {{name}}")],
      ["content/answers/baby.json", file("Welcome")],
      ["content/settings/site.json", "{}"],
    ]);
    const answers = listAnswers(files);
    expect(answers.map(({ key }) => key)).toEqual(["baby", "weather"]);
    expect(answers[1]).toEqual({
      key: "weather",
      title: { en: "Weather", es: "Tiempo", it: "Tempo" },
      text: { en: "Hello {{name}}", es: "Hello {{name}}", it: "Hello {{name}}" },
    });
  });

  it("leave out what the build refuses", () => {
    expect(listAnswers(new Map([["content/answers/weather.json", file("Hello {{nobody}}")]]))).toEqual([]);
    expect(listAnswers(new Map([["content/answers/weather.json", "{"]]))).toEqual([]);
  });

  it("are none of the documents of the content API", async () => {
    const files = await readContentFiles("e2e");
    const [answer] = listAnswers(files);
    const documents = JSON.stringify(await listContentDocuments("e2e", files));
    expect(answer?.text.en).toBeDefined();
    expect(documents).not.toContain(JSON.stringify(answer?.text.en).slice(1, 60));
  });
});
