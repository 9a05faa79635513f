/** @jest-environment node */
import { getSite } from "../../server/platform/published";
import { createReviewCalls, writeReview } from "../../testing/review-bench";
import { setUpGithubEditor } from "../../testing/github/set-up-github-editor";
import { removeQueued } from "./published-reviews";

const editor = setUpGithubEditor();

const calls = createReviewCalls(() => editor.site.url);
const publish = async (id: string) => (await calls.publish(editor.ana, id)).status;
const getStatus = async (id: string) => (await (await editor.site.store()).reviews.get(id))?.status;

describe("reviews of a site whose content is at GitHub", () => {
  it("are published by one commit of who did it, and taken away by one of the site", async () => {
    const { enquiry, review, path } = await writeReview({ stars: 1 });
    expect(await publish(review.id)).toBe(200);
    expect(await editor.git("show", "--name-only", "--format=%an <%ae>|%s|%b", "main")).toBe(
      `Ana <ana@example.com>|Publish reviews/${review.file}.json|\n\n${path}\n`,
    );
    expect(JSON.parse(await editor.read(path))).toMatchObject({ stars: 1, name: "Ana María" });
    await (await editor.site.store()).enquiries.erase(enquiry.id, Date.now());
    expect(await removeQueued(Date.now())).toEqual([]);
    await expect(editor.read(path)).rejects.toThrow();
    expect(await editor.git("log", "-1", "--format=%an|%s", "main")).toBe(
      `${getSite("en").brand}|Remove reviews/${review.file}.json\n`,
    );
  });

  it("wait as before while GitHub is in trouble, and are published once", async () => {
    const { review, path } = await writeReview();
    editor.github.onCall = (name) =>
      Promise.resolve(
        name.startsWith("PATCH") ? { status: 500, json: { message: "Server Error" } } : undefined,
      );
    expect(await publish(review.id)).toBe(503);
    expect(await getStatus(review.id)).toBe("waiting");
    editor.github.onCall = () => Promise.resolve(undefined);
    expect(await publish(review.id)).toBe(200);
    expect(await publish(review.id)).toBe(409);
    expect(await editor.git("log", "--format=%s", "main", "--", path)).toBe(
      `Publish reviews/${review.file}.json\n`,
    );
  });
});
