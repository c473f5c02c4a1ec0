import { isRecord } from '../motion/plain-data.ts'

const CARD = /^(A|[2-9]|10|J|Q|K)[SHDC]$/

/** True when data is a card in draw notation. */
const isCard = (data: unknown): data is string => typeof data === 'string' && CARD.test(data)

/** True when data is a hand of at least two cards. */
export const isHand = (data: unknown): data is readonly string[] =>
  Array.isArray(data) && data.length >= 2 && data.every(isCard)

/** True when data has a card under each name. */
export const hasCards = (data: unknown, ...names: readonly string[]): boolean =>
  isRecord(data) && names.every(name => isCard(data[name]))
