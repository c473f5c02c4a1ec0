import type { EventMarket, EventPick } from './event-kind.ts'

/** Id, English name and Korean label of a market. */
type Head = readonly [id: string, name: string, label: string]

/** Payout rate in percent: markets with few picks, and markets about an order or a score (handbook 3.7). */
export const RETURNED = { match: 92, race: 90, order: 85 } as const

export const eventMarket = <Facts>(
  [id, name, label]: Head,
  returned: number,
  picks: readonly EventPick<Facts>[],
): EventMarket<Facts> => ({ id, name, label, returned, picks })

export const eventPick = <Facts>(
  id: string,
  label: string,
  wins: (facts: Facts) => boolean,
): EventPick<Facts> => ({ id, label, wins })

/** Formats a line as "+1.5" or "-3.5". Lines are in tenths of a point, so that none is a fraction. */
export const lineText = (tenths: number): string => {
  const size = Math.abs(tenths)
  return `${tenths < 0 ? '-' : '+'}${Math.floor(size / 10)}.${size % 10}`
}
