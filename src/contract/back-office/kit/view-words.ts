/** The lists whose views are kept; without a schema, so that pages may take the words alone. */
export const viewLists = ['members', 'bets'] as const
export type ViewList = (typeof viewLists)[number]

export const VIEW_NAME_MAX = 30
export const VIEW_FILTER_MAX = 2_000
