import { type GameType, gameType } from '../../sports/game-type.ts'
import type { TurnoverProduct } from './turnover-rule.ts'

const productOf: Readonly<Record<GameType, TurnoverProduct>> = {
  sports: 'sports',
  live: 'sports',
  minigame: 'minigame',
  virtual: 'virtual',
  casino: 'casino',
}

/** Slot bets are casino bets with their own code (FIELD-057: any other code is casino). */
const SLOT_CODE = 6

/** The turnover product of a game type code. */
export const turnoverProduct = (gameTypeCode: number): TurnoverProduct =>
  gameTypeCode === SLOT_CODE ? 'slot' : productOf[gameType(gameTypeCode)]
