import { ODDS_MIN, type Odds, odds } from '#domain/odds.ts'

/**
 * The feed's price text as whole hundredths, further digits cut off; undefined where it is no price that can
 * be offered ("1", "1.0", an empty text). Read digit by digit, so nothing is rounded by accident.
 */
export function readPrice(value: unknown): Odds | undefined {
  const match = /^(\d{1,6})(?:\.(\d+))?$/.exec(typeof value === 'number' ? String(value) : textOf(value))
  if (!match) return undefined
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').slice(0, 2).padEnd(2, '0'))
  // Below it the feed means "closed".
  return hundredths >= ODDS_MIN ? odds(hundredths) : undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
