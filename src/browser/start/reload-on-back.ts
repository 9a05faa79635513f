type PageLocation = Pick<Location, "pathname" | "reload">;

/**
 * After a reload, Back changes the address alone and leaves the rest to scripts, which have not started yet; Gatsby would then replace the address
 * by that of the page. Gets the function that reloads when the address is another one, and tells whether it does.
 */
export function createBackReload(location: PageLocation = window.location): () => boolean {
  const { pathname } = location;
  return () => {
    if (location.pathname === pathname) return false;
    location.reload();
    return true;
  };
}
