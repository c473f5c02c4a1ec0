/** What settled bets count toward a turnover requirement (롤링 조건), and what opens one; handbook 5.4 rule 7. */

/** What is bet on, as far as the weights tell it apart. */
export const turnoverProducts = ['sports', 'minigame', 'virtual', 'casino', 'slot'] as const
export type TurnoverProduct = (typeof turnoverProducts)[number]

export const turnoverProductWord: Readonly<Record<TurnoverProduct, string>> = {
  sports: '스포츠',
  minigame: '미니게임',
  virtual: '가상게임',
  casino: '카지노',
  slot: '슬롯',
}

/** Percent of the stake that counts. */
export type TurnoverWeights = {
  /** Sports slips of two picks and more. */
  readonly sportsMulti: number
  /** Sports slips of one pick, from `singleOddsMin` on; below it nothing counts. */
  readonly sportsSingle: number
  /** Hundredths. */
  readonly singleOddsMin: number
  readonly minigame: number
  readonly virtual: number
  readonly casino: number
  readonly slot: number
}

/** Percent of the amount that has to be bet. */
export type TurnoverPercents = {
  /** A deposit without a bonus. */
  readonly deposit: number
  /** Points that became money. */
  readonly conversion: number
}

export type TurnoverRule = { readonly weights: TurnoverWeights; readonly percents: TurnoverPercents }

/** As shipped (decision of handbook 5.4). */
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

/** A requirement is over once the member has less than this and nothing at stake. */
export const TURNOVER_BALANCE_MIN = 1_000

/** Percent that may be asked for (handbook 5.4: 100 to 300); 0 asks for nothing. */
export const TURNOVER_PERCENT_MAX = 300

/** What has to be bet for an amount: whole won, up, so that less than a won never goes missing. */
export const neededFor = (amount: number, percent: number): number => Math.ceil((amount * percent) / 100)
