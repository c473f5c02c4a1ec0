export const gameTypes = ['sports', 'live', 'minigame', 'virtual', 'casino'] as const
export type GameType = (typeof gameTypes)[number]

/** Game type of a wire code; any other code is casino (FIELD-056, FIELD-057). */
export function gameType(code: number): GameType {
  const types: Readonly<Record<number, GameType>> = { 1: 'sports', 2: 'live', 3: 'minigame', 4: 'virtual' }
  return types[code] ?? 'casino'
}

/** Wire code. The casino code is our choice: the spec says "any other value". */
export const gameTypeCode: Readonly<Record<GameType, number>> = {
  sports: 1,
  live: 2,
  minigame: 3,
  virtual: 4,
  casino: 5,
}

/** Code of slot bets, a subset of casino, used as a filter of the history. */
export const SLOT_CODE = 6

/** The spec's minigameId of all bets on matches (API-024). */
export const SPORTS_MINIGAME_ID = 1015

/** Korean label of a game type (LABEL-022). */
export const gameTypeWord: Readonly<Record<GameType, string>> = {
  sports: '스포츠',
  live: '인플레이',
  minigame: '미니게임',
  virtual: '가상게임',
  casino: '카지노',
}
