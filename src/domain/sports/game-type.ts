export const gameTypes = ['sports', 'live', 'minigame', 'virtual', 'casino'] as const
export type GameType = (typeof gameTypes)[number]

/** FIELD-056, FIELD-057: any other code is casino. */
export function gameType(code: number): GameType {
  const types: Readonly<Record<number, GameType>> = { 1: 'sports', 2: 'live', 3: 'minigame', 4: 'virtual' }
  return types[code] ?? 'casino'
}

/** Code on the wire. Casino's is ours: the spec leaves it at "any other value". */
export const gameTypeCode: Readonly<Record<GameType, number>> = {
  sports: 1,
  live: 2,
  minigame: 3,
  virtual: 4,
  casino: 5,
}

/** Of bets on slots, among casino's: the history can be narrowed to them. */
export const SLOT_CODE = 6

/** The spec's minigameId of every bet on matches (API-024). */
export const SPORTS_MINIGAME_ID = 1015

/** LABEL-022. */
export const gameTypeWord: Readonly<Record<GameType, string>> = {
  sports: '스포츠',
  live: '인플레이',
  minigame: '미니게임',
  virtual: '가상게임',
  casino: '카지노',
}
