/**
 * Turnover requirements (롤링 조건): what settled bets count, and what opens a requirement (handbook 5.4 rule
 * 7).
 */

/** Products that have separate turnover weights. */
const turnoverProducts = ['sports', 'minigame', 'virtual', 'casino', 'slot'] as const
export type TurnoverProduct = (typeof turnoverProducts)[number]

export const turnoverProductWord: Readonly<Record<TurnoverProduct, string>> = {
  sports: '스포츠',
  minigame: '미니게임',
  virtual: '가상게임',
  casino: '카지노',
  slot: '슬롯',
}

/** Percent of the stake that counts, by product. */
export type TurnoverWeights = {
  /** Sports slips of two or more picks. */
  readonly sportsMulti: number
  /** Sports slips of one pick with odds of at least `singleOddsMin`; lower odds count nothing. */
  readonly sportsSingle: number
  /** In hundredths. */
  readonly singleOddsMin: number
  readonly minigame: number
  readonly virtual: number
  readonly casino: number
  readonly slot: number
}

/** Percent of the credited amount that has to be wagered. */
export type TurnoverPercents = {
  /** A deposit without a bonus. */
  readonly deposit: number
  /** Points converted into money. */
  readonly conversion: number
}

export type TurnoverRule = { readonly weights: TurnoverWeights; readonly percents: TurnoverPercents }

/** Default rule (decision of handbook 5.4). */
export const shippedTurnoverRule: TurnoverRule = {
  weights: {
    sportsMulti: 100,
    sportsSingle: 100,
    singleOddsMin: 150,
    minigame: 50,
    virtual: 50,
    casino: 30,
    slot: 50,
  },
  percents: { deposit: 100, conversion: 100 },
}

/** A requirement closes once the member has less than this many won and no open stake. */
export const TURNOVER_BALANCE_MIN = 1_000

/** Maximum percent (handbook 5.4: 100 to 300); 0 requires nothing. */
export const TURNOVER_PERCENT_MAX = 300

/** Won to wager for an amount, rounded up so that no fraction is lost. */
export const neededFor = (amount: number, percent: number): number => Math.ceil((amount * percent) / 100)
