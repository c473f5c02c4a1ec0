import { won } from '../money.ts'
import { odds } from '../odds.ts'
import type { LevelSetting } from './bet-limits.ts'

const STAKE_MIN = won(5_000)

type Row = readonly [stakeMax: number, winningsMax: number, totalOddsMax: number]

const limits = ([stakeMax, winningsMax, totalOddsMax]: Row) => ({
  stakeMin: STAKE_MIN,
  stakeMax: won(stakeMax),
  winningsMax: won(winningsMax),
  totalOddsMax: odds(totalOddsMax * 100),
})

const level = (number: number, general: Row, live: Row, special: Row): LevelSetting => ({
  level: number,
  general: limits(general),
  live: limits(live),
  special: limits(special),
})

/** The ten default levels (handbook 1.7): maximum stake, maximum winnings, maximum total odds. */
export const levelSettings: readonly LevelSetting[] = [
  level(1, [1_000_000, 3_000_000, 100], [500_000, 1_500_000, 50], [300_000, 1_000_000, 30]),
  level(2, [1_500_000, 5_000_000, 100], [700_000, 2_000_000, 50], [500_000, 1_500_000, 30]),
  level(3, [2_000_000, 7_000_000, 100], [1_000_000, 3_000_000, 50], [500_000, 2_000_000, 30]),
  level(4, [2_500_000, 10_000_000, 100], [1_500_000, 4_500_000, 50], [700_000, 2_500_000, 30]),
  level(5, [3_000_000, 12_000_000, 100], [2_000_000, 6_000_000, 50], [1_000_000, 3_000_000, 50]),
  level(6, [4_000_000, 15_000_000, 100], [2_500_000, 7_500_000, 50], [1_000_000, 4_000_000, 50]),
  level(7, [5_000_000, 20_000_000, 100], [3_000_000, 9_000_000, 50], [1_500_000, 5_000_000, 50]),
  level(8, [6_000_000, 25_000_000, 100], [3_500_000, 10_000_000, 70], [2_000_000, 6_000_000, 50]),
  level(9, [8_000_000, 30_000_000, 100], [4_000_000, 12_000_000, 70], [2_500_000, 8_000_000, 50]),
  level(10, [10_000_000, 40_000_000, 100], [5_000_000, 15_000_000, 70], [3_000_000, 10_000_000, 50]),
]
