import { create } from 'zustand'
import type { LevelSetting as WireLevel } from '#contract/site/level-setting.ts'
import { type PageLimits, siteContract } from '#contract/site/site.ts'
import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import type { BetLimits, LevelSetting } from '#domain/slip/bet-limits.ts'
import { call } from '#web/client/api/api.ts'

/** Bet limits of each level; undefined until loaded (LIMIT-001). */
export const useLevelSettings = create<{ readonly levels: readonly LevelSetting[] | undefined }>(() => ({
  levels: undefined,
}))

let isLoading = false

/**
 * Called on each visit to a page with a cart, since operators change the limits; callers during a request
 * share its answer.
 */
export function readLevelsAnew(): void {
  if (isLoading) return
  isLoading = true
  void askLevels().finally(() => {
    isLoading = false
  })
}

async function askLevels(): Promise<void> {
  const answer = await call(siteContract.levels)
  if (answer.ok) useLevelSettings.setState({ levels: answer.value.map(readLevel) })
}

/** Pages without betting also show the cart: it loads the levels itself if they are missing (CART-011). */
export function needLevels(): void {
  if (useLevelSettings.getState().levels === undefined) readLevelsAnew()
}

const limitsOf = (min: number, max: number, win: number, percent: number): BetLimits => ({
  stakeMin: won(min),
  stakeMax: won(max),
  winningsMax: won(win),
  totalOddsMax: odds(Math.round(percent * 100)),
})

/** Converts one set of limits from the API. */
export const readLimits = (wire: PageLimits): BetLimits =>
  limitsOf(wire.minBetAmount, wire.maxBetAmount, wire.maxWinAmount, wire.maxBetPercent)

/** Converts the limits of a level from the API. */
export const readLevel = (wire: WireLevel): LevelSetting => ({
  level: wire.level,
  general: readLimits(wire),
  live: limitsOf(wire.minLiveBetAmount, wire.maxLiveBetAmount, wire.maxLiveWinAmount, wire.maxLiveBetPercent),
  special: limitsOf(
    wire.minSpecialBetAmount,
    wire.maxSpecialBetAmount,
    wire.maxSpecialWinAmount,
    wire.maxSpecialBetPercent,
  ),
})
