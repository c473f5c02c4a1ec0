/** What the partners' lists are narrowed and sorted by; without a schema, so that pages may take the words alone. */

/** Who was refused was never anybody's member. */
export const treeStates = ['waiting', 'active', 'blocked', 'left'] as const

export const treeSorts = ['joined', 'balance', 'login'] as const

/** A period covers at most so many days, so that each stands in the chart. */
export const TREE_DAYS_MAX = 93
