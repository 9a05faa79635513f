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

/** A query in sift's words, made by us. */
export interface SiftQuery {
  [name: string]: unknown;
}

/** All that sift may do here. `$where`, which runs code, is not among it. */
const OPERATIONS = {
  ...{ $and, $eq, $exists, $gt, $gte, $in, $lt, $lte, $ne, $nin, $nor, $or },
  /** A test of ours. */
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
