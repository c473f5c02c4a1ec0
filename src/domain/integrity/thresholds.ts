/** Thresholds of the integrity rules; operators can change them (field B19). */
export type Thresholds = {
  /** Minutes within which bets on a pick are considered together. */
  readonly windowMinutes: number
  /** Won on one pick within the window, and the factor over the usual amount. */
  readonly volumeMin: number
  readonly volumeTimes: number
  /**
   * Maximum stake of a small bet in won, and how many repeated small bets on a pick within the window
   * trigger a hint.
   */
  readonly smallStakeMax: number
  readonly smallCount: number
  /** Won that linked accounts stake together on one market. */
  readonly linkedStakeMin: number
  /** IP addresses shared by more members than this are ignored. */
  readonly addressCrowd: number
  /**
   * Seconds before an operator stops betting or lowers odds, and minimum stakes (won) on that fixture,
   * market or pick.
   */
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

/** Allowed range of each threshold. */
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
