type PageLocation = Pick<Location, "href" | "assign" | "reload">;

const withoutHash = (address: string) => address.split("#")[0];

/** Loads an address from the server, also the present one: a browser asked to go to its hash would only scroll. */
export function loadAfresh(address: string, location: PageLocation = window.location): void {
  if (withoutHash(address) === withoutHash(location.href)) location.reload();
  else location.assign(address);
}
