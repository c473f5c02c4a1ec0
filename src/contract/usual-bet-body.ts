import { SPORTS_MINIGAME_ID } from '#domain/sports/game-type.ts'
import type { BetBody } from './bet-body.ts'

type Betting = BetBody['bettings'][number]

const BETTINGS_MAX = 30
const DETAIL_TYPE_MAX = 999
/** Numbers with this many digits are always below 2^63, the largest id. */
const ID_DIGITS_MAX = 18
const QUOTE = 34
const ZERO = 48
const NINE = 57
/** Signs, points and digits are between these two codes, and no character that JSON escapes. */
const FIGURE_FIRST = 43
const FIGURE_LAST = 57
const TEXT_LENGTH_MAX = 20
/** Numbers with this many digits are always exact. */
const DIGITS_MAX = 15

/**
 * Parses a bet request as the site writes it, at a fifth of the cost of parsing JSON and validating it
 * against the schema, with exactly the result of `betBody`. Returns undefined for any other text, valid
 * or not, which is then left to the schema.
 */
export function usualBetBody(json: string): BetBody | undefined {
  const scan = new JsonScan(json)
  scan.pass('{"memberId":')
  const memberId = scan.whole()
  scan.pass(',"totalRatio":')
  const totalRatio = scan.figure()
  scan.pass(',"amounts":')
  const amounts = scan.figure()
  scan.pass(',"bettings":[')
  const bettings = readBettings(scan)
  scan.pass('],"gameDetailType":')
  const gameDetailType = scan.whole()
  scan.pass(',"betStyle":')
  const betStyle = scan.oneOf<BetBody['betStyle']>(['"KR"', 'KR'], ['"EU"', 'EU'])
  scan.pass(`,"minigameId":${SPORTS_MINIGAME_ID},"changeFlag":`)
  const changeFlag = scan.oneOf<BetBody['changeFlag']>(['0', 0], ['1', 1])
  scan.pass('}')
  if (!scan.succeeded || gameDetailType < 0 || gameDetailType > DETAIL_TYPE_MAX) return undefined
  return {
    memberId,
    totalRatio,
    amounts,
    bettings,
    gameDetailType,
    betStyle,
    minigameId: SPORTS_MINIGAME_ID,
    changeFlag,
  }
}

function readBettings(scan: JsonScan): Betting[] {
  const bettings: Betting[] = []
  do bettings.push(readBetting(scan))
  while (bettings.length < BETTINGS_MAX && scan.passes(','))
  return bettings
}

function readBetting(scan: JsonScan): Betting {
  scan.pass('{"betBaseline":')
  const betBaseline = scan.figureText()
  scan.pass(',"betPrice":')
  const betPrice = scan.figure()
  scan.pass(',"fixtureId":')
  const fixtureId = scan.whole()
  scan.pass(',"oddsId":')
  const oddsId = scan.id(ID_DIGITS_MAX)
  scan.pass(',"sportId":')
  const sportId = scan.whole()
  scan.pass(',"version":')
  const version = scan.whole()
  scan.pass('}')
  return { betBaseline, betPrice, fixtureId, oddsId, sportId, version }
}

/**
 * Scans JSON in one known form without spaces, as written by `JSON.stringify`. Any other text makes the
 * scan fail, which is only checked at the end; values read before that are meaningless.
 */
class JsonScan {
  readonly #json: string
  #at = 0
  #failed = false

  constructor(json: string) {
    this.#json = json
  }

  /** True when the whole text was as expected. */
  get succeeded(): boolean {
    return !this.#failed && this.#at === this.#json.length
  }

  fail(): void {
    this.#failed = true
  }

  /** Skips a part that must come next. */
  pass(part: string): void {
    if (!this.passes(part)) this.fail()
  }

  /** Skips a part if it comes next. */
  passes(part: string): boolean {
    if (this.#failed || !this.#json.startsWith(part, this.#at)) return false
    this.#at += part.length
    return true
  }

  /** Returns the value of the alternative that comes next. */
  oneOf<T>(first: readonly [string, T], second: readonly [string, T]): T {
    if (this.passes(first[0])) return first[1]
    this.pass(second[0])
    return second[1]
  }

  /** Reads a whole number in plain digits. */
  whole(): number {
    const isNegative = this.passes('-')
    const from = this.#at
    const to = this.#passNumber(DIGITS_MAX)
    let value = 0
    if (!this.#failed)
      for (let at = from; at < to; at++) value = value * 10 + this.#json.charCodeAt(at) - ZERO
    if (isNegative && value === 0) this.fail()
    return isNegative ? -value : value
  }

  /** Reads an id, as a string or number; returned as a string. */
  id(digitsMax: number): string {
    const isText = this.passes('"')
    const from = this.#at
    const to = isText ? this.#passDigits(digitsMax) : this.#passNumber(DIGITS_MAX)
    if (isText) this.pass('"')
    return this.#json.slice(from, to)
  }

  /** Skips the digits of a number: no leading zero. */
  #passNumber(digitsMax: number): number {
    const from = this.#at
    const to = this.#passDigits(digitsMax)
    if (to - from > 1 && this.#json.charCodeAt(from) === ZERO) this.fail()
    return to
  }

  /** Skips one or more digits and returns their end. */
  #passDigits(digitsMax: number): number {
    const from = this.#at
    let at = from
    // Past the end `charCodeAt` returns NaN, which is no digit.
    for (let code = this.#json.charCodeAt(at); code >= ZERO && code <= NINE; code = this.#json.charCodeAt(at))
      at += 1
    if (at === from || at - from > digitsMax) this.fail()
    this.#at = at
    return at
  }

  /** Reads a short string of digits, points and signs. */
  figureText(): string {
    const from = this.#at + 1
    const to = this.#failed ? -1 : this.#json.indexOf('"', from)
    if (to < 0 || to - from > TEXT_LENGTH_MAX || this.#json.charCodeAt(from - 1) !== QUOTE) {
      this.fail()
      return ''
    }
    for (let at = from; at < to; at++) {
      const code = this.#json.charCodeAt(at)
      if (code < FIGURE_FIRST || code > FIGURE_LAST) this.fail()
    }
    this.#at = to + 1
    return this.#json.slice(from, to)
  }

  /** Reads a figure as a string or whole number. */
  figure(): string | number {
    return this.#json.charCodeAt(this.#at) === QUOTE ? this.figureText() : this.whole()
  }
}
