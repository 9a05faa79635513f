type PageLocation = Pick<Location, "pathname" | "reload">;

/**
 * After a reload, Back changes the address alone and leaves the page to scripts that are not there yet; Gatsby would then put the
 * page's own address in the place of the one that was gone back to. Gets what loads the page of another address, and tells
 * whether it does.
 */
export function watchAddress(location: PageLocation = window.location): () => boolean {
  const { pathname } = location;
  return () => {
    if (location.pathname === pathname) return false;
    location.reload();
    return true;
  };
}
