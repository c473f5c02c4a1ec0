/** Colours of pockets and table. Both themes have the same: they are facts of the game. */
export const POCKET_COLOURS = { red: '#a32f3a', black: '#161c25', zero: '#2d6a55' } as const

/** Text on them. */
export const POCKET_TEXT = '#eef2f7'
