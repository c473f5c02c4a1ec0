/** Lists with saved views. Contains no schema, so that pages can import only the words. */
export const viewLists = ['members', 'bets'] as const
export type ViewList = (typeof viewLists)[number]

export const VIEW_NAME_MAX = 30
export const VIEW_FILTER_MAX = 2_000
