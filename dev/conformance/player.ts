/** Somebody whom the kit plays. */
export type Player = {
  readonly user: string
  readonly session: string
  readonly game: string
  /** What the player has by the calls that were accepted. */
  expected: number
}
