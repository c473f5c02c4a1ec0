import { afterEach, beforeEach, expect } from 'vitest'
import type { LegResult } from '#domain/grading/leg-result.ts'
import type { TestDatabase } from '../house/database.ts'
import { settleByPicks } from './settle-by-picks.ts'
import type { LegSketch, SettlementDesk } from './settlement-desk.ts'

/** The end of a fixture: a score sheet, or void. */
export type End = Parameters<SettlementDesk['record']>[1] | 'void'

/**
 * Gives each test new fixtures, addressed by their offset from 1. After each test checks that the open stakes in the
 * ledger equal those of the bets in progress.
 */
export function useSettledFixtures(database: TestDatabase, desk: SettlementDesk, count = 6) {
  let base = 0
  const at = (offset: number) => base + offset
  beforeEach(async () => {
    base += 100
    await desk.newFixtures(...Array.from({ length: count }, (_, index) => ({ id: at(index + 1) })))
  })
  afterEach(async () => {
    const { booked, inProgress } = await desk.openStakes()
    expect(booked).toBe(inProgress)
  })
  return {
    at,
    /** Returns a leg on one of them. */
    leg: (offset: number, sketch: LegSketch = {}): LegSketch => ({ fixture: at(offset), ...sketch }),
    /** Ends one of them and settles it. */
    end: async (offset: number, sheet: End): Promise<void> => {
      await (sheet === 'void' ? desk.recordVoid(at(offset)) : desk.record(at(offset), sheet))
      await desk.settle(at(offset))
    },
    /** The same with given results of the picks of 1X2. */
    endWith: (offset: number, results: Readonly<Record<string, LegResult>>) =>
      settleByPicks(database, desk, at(offset), results),
  }
}
