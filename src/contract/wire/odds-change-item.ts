/** A changed selection in the spec's list response (FIELD-027, FIELD-028). */
export type OddsChangeItem = {
  readonly old: {
    readonly oddsId: WireId
    readonly marketName: string
    readonly betName: string
    readonly betBaseline: string
    readonly betPrice: number
  }
  /** Absent when the outcome is no longer offered. */
  readonly new?: {
    readonly id: WireId
    readonly version: number
    readonly betPrice: number
    readonly betPriceByAdmin: number | null
    readonly betBaseline: string
    readonly fixtureId: number
  }
}

/** An id on the wire: a number, or a string above 2^53. */
export type WireId = number | string
