import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { HALF_LOST, HALF_WON, type LegResult, LOST, voidLeg, WON } from '#domain/grading/leg-result.ts'
import type { MemberId } from '#domain/ids.ts'
import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import { payoutRule } from '#domain/slip/bonus.ts'
import { settleByPicks } from '#tests/support/books/settle-by-picks.ts'
import { settleSlip } from '#tests/support/books/settle-slip.ts'
import { type BetSketch, settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aPayoutRule, takeUnder } from '#tests/support/facts/payout-rules.sql.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

/** Every kind of result, by the name of the pick that gets it; the pick `open` is not graded. */
const results: Readonly<Record<string, LegResult>> = {
  won: WON,
  'half-won': HALF_WON,
  void: voidLeg('push'),
  'half-lost': HALF_LOST,
  lost: LOST,
  heat: { kind: 'dead-heat', places: 1, tied: 3 },
  heat3of7: { kind: 'dead-heat', places: 3, tied: 7 },
}
const FIXTURES = 10

const anyLeg = fc.record({
  pick: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom('won', 'half-won', 'void', 'half-lost', 'heat', 'heat3of7') },
    { weight: 1, arbitrary: fc.constantFrom('lost', 'open') },
  ),
  odds: fc.oneof(
    fc.integer({ min: 100, max: 400 }),
    fc.integer({ min: 100, max: 2_000 }),
    fc.constantFrom(129, 130, 131),
  ),
})
const anyBet = fc.record({
  stake: fc.integer({ min: 1, max: 9_999_999 }),
  legs: fc.array(anyLeg, { minLength: 1, maxLength: FIXTURES }),
  bonus: fc.option(fc.constantFrom(3, 4, 5, 6, 7), { nil: undefined }),
  winningsMax: fc.constantFrom(3_000_000, 20_000_000, 9_000_000_000_000),
})

const rules = [payoutRule, aPayoutRule({ 2: 120, 4: 150, 6: 199 }, 150), aPayoutRule({ 1: 101 }, 128)]

const SEED = Number(process.env.SEED ?? 20_261_121)
const BETS = 1_500

test('BETFLOW-026 BETFLOW-027 the database settles a slip exactly like the pure rules', async () => {
  await desk.newFixtures(...Array.from({ length: FIXTURES }, (_, index) => ({ id: index + 1 })))
  const members = await desk.newMembers(300, 1_000_000_000)
  const bets = fc.sample(anyBet, { seed: SEED, numRuns: BETS })
  const sketches = bets.map(
    ({ bonus, ...bet }, index): BetSketch => ({
      ...bet,
      member: members[index % members.length] as MemberId,
      ...(bonus === undefined ? {} : { bonus }),
      legs: bet.legs.map((leg, at) => ({ ...leg, fixture: at + 1 })),
    }),
  )
  const ids = await desk.placeAll(sketches)
  // Simulates rules that changed between bets.
  for (const [place, rule] of rules.entries())
    if (place > 0)
      await takeUnder(
        database.db,
        rule,
        ids.filter((_, index) => index % rules.length === place),
      )
  for (let fixture = 1; fixture <= FIXTURES; fixture++) await settleByPicks(database, desk, fixture, results)

  const stored = await desk.bets(ids)
  for (const [index, bet] of bets.entries()) {
    const pure = settleSlip({
      stake: won(bet.stake),
      winningsMax: won(bet.winningsMax),
      legs: bet.legs.map(leg => ({ odds: odds(leg.odds), result: results[leg.pick] })),
      bonus:
        bet.bonus === undefined
          ? undefined
          : {
              folds: bet.bonus,
              odds: odds(100 + bet.bonus),
              rule: rules[index % rules.length] ?? payoutRule,
            },
    })
    const settled = stored[index]
    expect({ seed: SEED, bet, status: settled?.status, payout: settled?.payout }).toEqual({
      seed: SEED,
      bet,
      status: betStatusCode[pure.status],
      payout: pure.status === 'open' ? null : pure.payout,
    })
  }
})
