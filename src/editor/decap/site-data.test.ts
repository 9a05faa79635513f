import { fakeFetch } from "../../testing/fake-fetch";
import { SaveRefusedError } from "./save-validation/save-refused-error";
import { NotSignedInError, loadEntries, refuseSignedOut } from "./site-data";

describe("staff without a session", () => {
  it("are not told that the website has no repository", async () => {
    fakeFetch({ status: 401, json: { code: "unauthorized" } });
    await expect(loadEntries()).rejects.toThrow(NotSignedInError);
  });

  it("whose session ends while they write are told before the save is sent", () => {
    const refuse = () => refuseSignedOut(new NotSignedInError(""), "es");
    expect(refuse).toThrow(SaveRefusedError);
    expect(refuse).toThrow("Editor: Acceso — Su sesión terminó. Lo que escribió sigue aquí");
    expect(() => refuseSignedOut(new Error("offline"), "es")).not.toThrow();
  });
});
