import type { TradingSheet } from '#contract/back-office/trading.ts'
import { instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { isUndecided, type Part } from '../state/undecided.ts'

/** The actions still possible on a fixture, by the server's rules. */
export type AllowedActs = {
  /** Prices, suspensions and the start: until there is a result. */
  readonly offers: boolean
  /** Entering or correcting the result. */
  readonly result: boolean
  /** 적특 of the whole fixture. */
  readonly voidsAll: boolean
  /** 적특 of a market or pick, or undoing it. */
  readonly voids: (part: Part, voided: boolean) => boolean
}

type Facts = Pick<TradingSheet, 'results' | 'settlement' | 'undecided' | 'now'>

/**
 * With a result nothing is offered any more. A settled result may be corrected for some hours; afterwards
 * only undecided parts (handbook 1.9). If the whole fixture is void, no part can be voided; a part's void
 * can be undone.
 */
export function allowedActs({ results, settlement, undecided, now }: Facts): AllowedActs {
  const last = results.at(-1)
  const isVoid = last?.kind === 'void' && Object.keys(last.sheet).length === 0
  const until = settlement?.correctableUntil ?? null
  const correctable = until === null || formatSeoul(instant(now), 'YYYY-MM-DD HH:mm:ss') <= until
  const result = correctable || undecided.length > 0
  return {
    offers: last === undefined,
    result,
    voidsAll: result && !isVoid,
    voids: (part, voided) => !(voided && isVoid) && (correctable || isUndecided(undecided, part)),
  }
}
