/** Goes to another page. In a module of its own because tests cannot replace the browser's. */
export function goTo(address: string): void {
  location.assign(address);
}
