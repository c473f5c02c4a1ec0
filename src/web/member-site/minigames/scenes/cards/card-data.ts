import { isRecord } from '../motion/plain-data.ts'

const CARD = /^(A|[2-9]|10|J|Q|K)[SHDC]$/

/** Whether plain data is a card as it is written in a draw. */
export const isCard = (data: unknown): data is string => typeof data === 'string' && CARD.test(data)

/** Whether plain data is a hand of two cards or more. */
export const isHand = (data: unknown): data is readonly string[] =>
  Array.isArray(data) && data.length >= 2 && data.every(isCard)

/** Whether plain data has a card of each of the names. */
export const hasCards = (data: unknown, ...names: readonly string[]): boolean =>
  isRecord(data) && names.every(name => isCard(data[name]))
