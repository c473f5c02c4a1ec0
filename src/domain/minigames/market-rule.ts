/** One answer of a market. Lost is what is neither won nor void. */
export type PickRule<Facts> = {
  readonly id: string
  /** Korean. */
  readonly label: string
  /** Default odds in hundredths (handbook 3.8). */
  readonly odds: number
  readonly wins: (facts: Facts) => boolean
  /** When the stake comes back: a tie for both sides of it. */
  readonly voids?: (facts: Facts) => boolean
  /** Whole stakes that a win pays on top of its odds: a bet on one number of three dice is paid by how many show it. */
  readonly extra?: (facts: Facts) => number
}

/** A question about a draw, and its answers. One pick of it may be bet on in a round (MINI-090). */
export type MarketRule<Facts> = {
  readonly id: string
  /** English, as it goes on the wire. */
  readonly name: string
  /** Korean. */
  readonly label: string
  readonly picks: readonly PickRule<Facts>[]
}
