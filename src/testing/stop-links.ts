/** jsdom goes nowhere and says so on the console: clicks on links are heard by the page and end there. */
export function stopLinks(): void {
  const stop = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
  };
  beforeEach(() => window.addEventListener("click", stop));
  afterEach(() => window.removeEventListener("click", stop));
}
