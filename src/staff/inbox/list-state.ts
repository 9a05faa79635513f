import type { EnquiryListReply, EnquiryRow } from "../shell/replies";

/** The list as it is shown, and what the server has said since. */
export interface ListState {
  /** The query that the rows answer. */
  query: string;
  rows: readonly EnquiryRow[];
  next: string | undefined;
  /** The server's newest answer. */
  newest: EnquiryListReply;
  /** How many rows of the newest answer are not shown; `null` when showing it would move nothing. */
  waiting: number | null;
}

const toShown = (query: string, newest: EnquiryListReply): ListState => ({
  ...{ query, newest, rows: newest.rows, next: newest.next, waiting: null },
});

/** Shows a new answer wholly: of another query, or when nobody is reading. */
export function showNewest(query: string, newest: EnquiryListReply): ListState {
  return toShown(query, newest);
}

/** Tells whether pages are shown below those that a new answer has. */
export function hasMore(
  state: ListState | undefined,
  query: string,
  newest: EnquiryListReply,
): state is ListState {
  if (state?.query !== query || newest.next === undefined) return false;
  return state.rows.length > newest.rows.length;
}

/**
 * Takes a new answer while the list is read: rows that are shown stay where they are and take their new facts; rows that came, went
 * or moved wait until they are asked for.
 */
export function takeNewest(state: ListState | undefined, query: string, newest: EnquiryListReply): ListState {
  if (state?.query !== query || state.rows.length === 0) return toShown(query, newest);
  const facts = new Map(newest.rows.map((row) => [row.reference, row]));
  const rows = state.rows.map((row) => facts.get(row.reference) ?? row);
  const shown = new Set(rows.map(({ reference }) => reference));
  const isSame = newest.rows.every(({ reference }, index) => rows[index]?.reference === reference);
  const hasShrunk = newest.next === undefined && newest.rows.length < rows.length;
  const arrived = newest.rows.filter(({ reference }) => !shown.has(reference)).length;
  return { ...state, rows, newest, waiting: isSame && !hasShrunk ? null : arrived };
}

/** Adds the next page below. */
export function addPage(state: ListState, page: EnquiryListReply): ListState {
  const shown = new Set(state.rows.map(({ reference }) => reference));
  const more = page.rows.filter(({ reference }) => !shown.has(reference));
  return { ...state, rows: [...state.rows, ...more], next: page.next };
}
