import type { TradingSheet } from '#contract/back-office/trading.ts'
import { instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { isUndecided, type Part } from '../state/undecided.ts'

/** What an operator may still do to a fixture, as the server will have it. */
export type AllowedActs = {
  /** Prices, locks and the start: until there is a result. */
  readonly offers: boolean
  /** Entering or correcting how it ended. */
  readonly result: boolean
  /** 적특 of the whole fixture. */
  readonly voidsAll: boolean
  /** 적특 of a market or pick, or its end. */
  readonly voids: (part: Part, voided: boolean) => boolean
}

type Facts = Pick<TradingSheet, 'results' | 'settlement' | 'undecided' | 'now'>

/**
 * With a result nothing is offered any more. What was settled may come out otherwise for some hours; afterwards only
 * what is still undecided (handbook 1.9). Where all is void already no part is voided; a part's void is taken back.
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
