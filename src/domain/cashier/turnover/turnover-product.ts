import { type GameType, gameType } from '../../sports/game-type.ts'
import type { TurnoverProduct } from './turnover-rule.ts'

const productOf: Readonly<Record<GameType, TurnoverProduct>> = {
  sports: 'sports',
  live: 'sports',
  minigame: 'minigame',
  virtual: 'virtual',
  casino: 'casino',
}

/** Slots are bets of the casino with a code of their own (FIELD-057: any other code is casino). */
const SLOT_CODE = 6

/** What a bet of a game type is for the weights. */
export const turnoverProduct = (gameTypeCode: number): TurnoverProduct =>
  gameTypeCode === SLOT_CODE ? 'slot' : productOf[gameType(gameTypeCode)]
