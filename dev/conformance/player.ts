/** A player of the kit. */
export type Player = {
  readonly user: string
  readonly session: string
  readonly game: string
  /** Expected balance after the accepted calls. */
  expected: number
}
