import { ODDS_MIN, type Odds, odds } from '#domain/odds.ts'

/**
 * Parses the feed's price to whole hundredths, cutting further digits; undefined if it cannot be offered ("1", "1.0",
 * empty). Parsed digit by digit, so that nothing is rounded.
 */
export function readPrice(value: unknown): Odds | undefined {
  const match = /^(\d{1,6})(?:\.(\d+))?$/.exec(typeof value === 'number' ? String(value) : textOf(value))
  if (!match) return undefined
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').slice(0, 2).padEnd(2, '0'))
  // A lower price means "closed" in this feed.
  return hundredths >= ODDS_MIN ? odds(hundredths) : undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
