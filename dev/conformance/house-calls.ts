/** A call of the house to the supplier, as it arrived. */
export type HouseCall = {
  readonly body: Readonly<Record<string, unknown>>
  /** Why the call is not one of the paper, such as a wrong signature. */
  readonly problem?: string | undefined
}

export type Reported = {
  readonly ref: string
  readonly kind: string
  readonly betRef: string | null
  readonly user: string
  readonly round: string
  readonly amount: number
}

/** Makes a house call its supplier, which is the kit. */
export type HouseSide = {
  /** The address that the supplier answers to launches. */
  readonly url: string
  /** Opens a game as the member of a seat does; `shown` is the address that the member gets. */
  launch(seat: number): Promise<Opened>
  practice(seat: number): Promise<Opened>
  /** Makes the house ask about a bet, to which the supplier gives this answer. */
  ask(ref: string, answer: object): Promise<HouseCall | undefined>
  /** Compares a report of these transactions with the books of the house; returns the numbers that differ. */
  differences(reported: readonly Reported[]): Promise<readonly string[]>
}

export type Opened = { readonly call: HouseCall | undefined; readonly shown: string | undefined }
