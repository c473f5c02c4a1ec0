/** From where on something among bets is a hint; operators change them (field B19). */
export type Thresholds = {
  /** Minutes in which bets on a pick are taken together. */
  readonly windowMinutes: number
  /** Won on one pick within the window, and how many times the usual of it. */
  readonly volumeMin: number
  readonly volumeTimes: number
  /** Won up to which a bet is small, and how many repeated ones on a pick within the window are many. */
  readonly smallStakeMax: number
  readonly smallCount: number
  /** Won that linked accounts stake together on one market. */
  readonly linkedStakeMin: number
  /** An address that more members share than this says nothing of them. */
  readonly addressCrowd: number
  /** Seconds before an operator stops betting or lowers a price, and won on what that was about. */
  readonly beforeSeconds: number
  readonly beforeStakeMin: number
}
export type ThresholdName = keyof Thresholds

export const shippedThresholds: Thresholds = {
  windowMinutes: 60,
  volumeMin: 3_000_000,
  volumeTimes: 5,
  smallStakeMax: 30_000,
  smallCount: 8,
  linkedStakeMin: 10_000,
  addressCrowd: 5,
  beforeSeconds: 120,
  beforeStakeMin: 300_000,
}

/** From the least to the most that each may be. */
export const thresholdRanges: Readonly<
  Record<ThresholdName, { readonly min: number; readonly max: number }>
> = {
  windowMinutes: { min: 5, max: 1_440 },
  volumeMin: { min: 10_000, max: 10_000_000_000 },
  volumeTimes: { min: 2, max: 1_000 },
  smallStakeMax: { min: 1_000, max: 10_000_000 },
  smallCount: { min: 4, max: 1_000 },
  linkedStakeMin: { min: 1_000, max: 10_000_000_000 },
  addressCrowd: { min: 2, max: 50 },
  beforeSeconds: { min: 5, max: 1_800 },
  beforeStakeMin: { min: 1_000, max: 10_000_000_000 },
}

export const thresholdNames = Object.keys(thresholdRanges) as ThresholdName[]
