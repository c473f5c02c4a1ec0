/**
 * Filters and sort orders of the partner lists. Contains no schema, so that pages can import only the
 * words.
 */

/** Refused sign-ups are not included, because they never became members. */
export const treeStates = ['waiting', 'active', 'blocked', 'left'] as const

export const treeSorts = ['joined', 'balance', 'login'] as const

/** Maximum number of days of a period, so that each fits in the chart. */
export const TREE_DAYS_MAX = 93
