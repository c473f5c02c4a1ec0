/** A pick of a market. It loses when it neither wins nor is void. */
export type PickRule<Facts> = {
  readonly id: string
  /** Korean. */
  readonly label: string
  /** Default odds in hundredths (handbook 3.8). */
  readonly odds: number
  /** True when it is not offered: its fair price is above the highest price that is sold. */
  readonly isClosed?: boolean
  readonly wins: (facts: Facts) => boolean
  /** When the stake is returned, for example on a tie. */
  readonly voids?: (facts: Facts) => boolean
  /**
   * Extra payout of a win in multiples of the stake: a bet on one number of three dice pays by how many
   * show it.
   */
  readonly extra?: (facts: Facts) => number
}

/** A market of a draw and its picks. A bet may contain one pick of it in a round (MINI-090). */
export type MarketRule<Facts> = {
  readonly id: string
  /** English, as sent on the wire. */
  readonly name: string
  /** Korean. */
  readonly label: string
  readonly picks: readonly PickRule<Facts>[]
}
