import { hash } from 'node:crypto'
import type { FixtureId, MemberId, OutcomeId, SportId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import type { BetPage } from '#domain/markets/bet-page.ts'
import type { Odds } from '#domain/odds.ts'
import type { BonusPick } from '#domain/slip/leg.ts'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import type { BetStyle } from '#domain/sports/detail-type.ts'

/** One picked outcome as the member saw it. Not trusted until the book confirms it. */
export type Claim = {
  readonly outcomeId: OutcomeId
  readonly fixtureId: FixtureId
  readonly sportId: SportId
  readonly line: Line | undefined
  readonly odds: Odds
  readonly version: number
}

/** Idempotency key of a request. Both hashes are hexadecimal. */
export type RequestKey = {
  readonly text: string
  /**
   * Identifies the key. No two keys have the same digest, neither of one member nor of different members (decision 29).
   */
  readonly digest: string
  /** Hash of the request body. */
  readonly bodyHash: string
}

/**
 * Returns the idempotency key of a request. The hash covers the parsed meaning, so different spellings of one request
 * match.
 */
export const requestKey = (memberId: MemberId, key: string, meant: object): RequestKey =>
  new HashedLater(memberId, key, meant)

/**
 * Computes the hashes lazily, when a batch needs them: hashing a hundred in a row costs a fifth of hashing them one by
 * one between other work.
 */
class HashedLater implements RequestKey {
  readonly text: string
  readonly #memberId: MemberId
  readonly #meant: object
  #hash: string | undefined
  #digest: string | undefined

  constructor(memberId: MemberId, text: string, meant: object) {
    this.text = text
    this.#memberId = memberId
    this.#meant = meant
  }

  get digest(): string {
    this.#digest ??= hash('sha256', `${this.#memberId} ${this.text}`, 'hex')
    return this.#digest
  }

  get bodyHash(): string {
    this.#hash ??= hash('sha256', JSON.stringify(this.#meant), 'hex')
    return this.#hash
  }
}

/** Fields of every bet request, whatever the bet is on. */
export type RequestHead = {
  readonly memberId: MemberId
  readonly style: BetStyle
  /** The spec's gameDetailType, kept with the bet. */
  readonly detailType: number
  /** Any number a body may contain; the rules of the kind refuse invalid ones (VALID-019). */
  readonly stake: number
  readonly accepts: OddsAcceptMode
  /** Browser and address that sent the request, if known. */
  readonly device: string | undefined
  readonly address: string | undefined
  readonly key: RequestKey | undefined
}

/** A member's request for a bet on matches. */
export type BetRequest = RequestHead & {
  readonly page: BetPage
  /** Total odds as the member saw them, in hundredths. */
  readonly totalOdds: number
  readonly claims: readonly Claim[]
  readonly bonus: BonusPick | undefined
}
