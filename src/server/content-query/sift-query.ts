import {
  $and,
  $eq,
  $exists,
  $gt,
  $gte,
  $in,
  $lt,
  $lte,
  $ne,
  $nin,
  $nor,
  $or,
  createEqualsOperation,
  createQueryTester,
} from "sift";

/** A query in sift's own format. */
export interface SiftQuery {
  [name: string]: unknown;
}

/** The operators of sift that are allowed here. `$where`, which runs code, is not among them. */
const OPERATIONS = {
  ...{ $and, $eq, $exists, $gt, $gte, $in, $lt, $lte, $ne, $nin, $nor, $or },
  /** A test function of this server. */
  $test: createEqualsOperation,
};

/** A test of a whole document as part of a query. */
export function onDocument(test: (document: unknown) => boolean): SiftQuery {
  return { $test: test };
}

/** Creates the test of a query. */
export function createSiftTest(query: SiftQuery): (document: object) => boolean {
  return createQueryTester(query, { operations: OPERATIONS });
}
