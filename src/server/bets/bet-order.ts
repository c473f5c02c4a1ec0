import { hash } from 'node:crypto'
import { rewriteUsual } from '#contract/usual-bet-request.ts'
import type { FixtureId, MemberId, OutcomeId, SportId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import type { BetPage } from '#domain/markets/bet-page.ts'
import type { Odds } from '#domain/odds.ts'
import type { BonusPick } from '#domain/slip/leg.ts'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import type { BetStyle } from '#domain/sports/detail-type.ts'

/** One picked outcome as the member saw it. Nothing of it is believed before the book has said the same. */
export type Claim = {
  readonly outcomeId: OutcomeId
  readonly fixtureId: FixtureId
  readonly sportId: SportId
  readonly line: Line | undefined
  readonly odds: Odds
  readonly version: number
}

/** The key that makes a request repeatable, with a hash (hexadecimal) of the body that it stands for. */
export type RequestKey = { readonly key: string; readonly bodyHash: string }

/** The hash stands for what a request means, however it was spelled; told as such or as its usual text. */
export const requestKey = (key: string, meant: object | string): RequestKey => new HashedLater(key, meant)

/** Hashes when a batch asks: a hundred in a row cost a fifth of a hundred single ones between other work. */
class HashedLater implements RequestKey {
  readonly key: string
  readonly #meant: object | string
  #hash: string | undefined

  constructor(key: string, meant: object | string) {
    this.key = key
    this.#meant = meant
  }

  get bodyHash(): string {
    this.#hash ??= hash('sha256', this.#written(), 'hex')
    return this.#hash
  }

  #written(): string {
    return typeof this.#meant === 'string' ? rewriteUsual(this.#meant) : JSON.stringify(this.#meant)
  }
}

/** A bet as a member asks for it. */
export type BetOrder = {
  readonly memberId: MemberId
  readonly page: BetPage
  readonly style: BetStyle
  /** The spec's gameDetailType, kept with the bet. */
  readonly detailType: number
  /** Any number a body may hold; the slip rules say what is wrong with it (VALID-019). */
  readonly stake: number
  /** Total odds as the member saw them, in hundredths. */
  readonly totalOdds: number
  readonly claims: readonly Claim[]
  readonly bonus: BonusPick | undefined
  readonly accepts: OddsAcceptMode
  readonly request: RequestKey | undefined
}
