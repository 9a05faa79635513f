import { expect, type Page } from "@playwright/test";

/** Tells whether a text is in any of the browser's databases of a site. */
function isInDatabase(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    async function find(name: string): Promise<boolean> {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(`The database ${name} cannot be opened.`));
      });
      const stores = [...database.objectStoreNames];
      const values = stores.map(
        (store) =>
          new Promise<string>((resolve, reject) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(JSON.stringify(request.result));
            request.onerror = () => reject(new Error(`The store ${store} cannot be read.`));
          }),
      );
      const texts = await Promise.all(values);
      database.close();
      return texts.some((value) => value.includes(wanted));
    }
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [name]));
    return (await Promise.all(names.map(find))).includes(true);
  }, text);
}

/** Waits until Decap has saved a backup of the draft with this text, which it does two seconds after the last key. */
export async function waitForBackup(page: Page, text: string): Promise<void> {
  await expect.poll(() => isInDatabase(page, text), { timeout: 30_000 }).toBe(true);
}
