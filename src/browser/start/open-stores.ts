import { tryStorage } from "../../browser-state/try-storage";

/**
 * Reads localStorage and sessionStorage once. The browser loads each from disk at its first use, which blocks the page (5 ms for each, 20 on
 * a slow phone): better while it is idle than when the scripts start.
 */
export function openStores(): void {
  tryStorage(() => {
    localStorage.getItem("");
    sessionStorage.getItem("");
  });
}
