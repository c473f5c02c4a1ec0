import { hash } from 'node:crypto'
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

/** The key that makes a request repeatable. Both hashes are hexadecimal. */
export type RequestKey = {
  readonly text: string
  /** What the key is known by: no two keys, of a member or of two, have the same one (decision 29). */
  readonly digest: string
  /** Of the body that it stands for. */
  readonly bodyHash: string
}

/** A member's key for what a request means, however it was spelled. */
export const requestKey = (memberId: MemberId, key: string, meant: object): RequestKey =>
  new HashedLater(memberId, key, meant)

/** Hashes when a batch asks: a hundred in a row cost a fifth of a hundred single ones between other work. */
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

/** What every bet is asked for with, whatever it is on. */
export type RequestHead = {
  readonly memberId: MemberId
  readonly style: BetStyle
  /** The spec's gameDetailType, kept with the bet. */
  readonly detailType: number
  /** Any number a body may hold; the rules of the kind say what is wrong with it (VALID-019). */
  readonly stake: number
  readonly accepts: OddsAcceptMode
  /** By which browser and from where it was asked for, as far as was told. */
  readonly device: string | undefined
  readonly address: string | undefined
  readonly key: RequestKey | undefined
}

/** A bet on matches as a member asks for it. */
export type BetRequest = RequestHead & {
  readonly page: BetPage
  /** Total odds as the member saw them, in hundredths. */
  readonly totalOdds: number
  readonly claims: readonly Claim[]
  readonly bonus: BonusPick | undefined
}
