import { assert } from '#domain/assert.ts'
import type { FixtureId, MemberId } from '#domain/ids.ts'
import { recordResult } from '#server/fixtures/fixtures.ts'
import { followRolling } from '#server/partners/partners.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { settleFixture } from '#server/settlement/settlement.ts'
import { openSite, type Site } from '#server/site/site.ts'
import { flatRates, partnerWorld } from '#tests/support/partners/partner-tree.ts'
import { insertBook } from '../bets/bet-world.sql.ts'
import { insertBets } from '../settle/settle-world.sql.ts'
import { putBelow } from './four-levels.sql.ts'

const FIXTURES = 6
const CALLS = 10
/** More than there are members: each insert holds one bet per member. */
const A_CALL = 10_000
const SHEET = { 10: [1, 0], 20: [1, 1], 100: [2, 1] } as const
/** The server's interval. */
const TURN_MILLISECONDS = 1_000

/**
 * Returns the seconds that the singles of a fixture take to settle with and without rolling booked on four levels in
 * parallel, in turn; and the seconds until the last commission is booked.
 */
export async function settleWithRolling(deps: Deps) {
  const { db, clock } = deps
  const at = clock.now()
  await insertBook(db, { members: 0, fixtures: FIXTURES, poorShare: 0 }, at)
  const world = partnerWorld(() => db, clock)
  let above: MemberId | null = null
  for (const level of [1, 2, 3, 4] as const)
    above = await world.newPartner(above, level, flatRates(100 - 20 * level, 2_000 - 400 * level))
  assert(above !== null, 'there are four')
  await putBelow(db, above)
  for (let fixture = 1; fixture <= FIXTURES; fixture++)
    for (let call = 0; call < CALLS; call++) await insertBets(db, A_CALL, [fixture as FixtureId], clock.now())
  const site = await openSite(deps)
  try {
    const [off, on, until]: [number[], number[], number[]] = [[], [], []]
    for (let fixture = 1; fixture <= FIXTURES; fixture++) {
      const isOn = fixture % 2 === 0
      const figures = await settleOne({ ...deps, site }, fixture as FixtureId, isOn)
      ;(isOn ? on : off).push(figures.settled)
      if (isOn) until.push(figures.booked)
    }
    return { off: median(off), on: median(on), booked: median(until) }
  } finally {
    await site.close()
  }
}

async function settleOne(deps: Deps & { readonly site: Site }, fixture: FixtureId, isOn: boolean) {
  await deps.db.transaction(tx =>
    recordResult(tx, deps, fixture, { sheet: SHEET, source: 'bench', reason: '' }),
  )
  let isSettled = false
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  const following = isOn ? followUntil(deps, () => isSettled) : undefined
  await settleFixture({ ...deps, tellResettled: async () => {} }, fixture)
  const settled = seconds()
  isSettled = true
  await following
  const booked = seconds()
  // The backlog must not count for the next run.
  await followAll(deps)
  return { settled, booked }
}

async function followUntil(deps: Deps, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await followAll(deps)
    await new Promise(resolve => setTimeout(resolve, TURN_MILLISECONDS))
  }
  await followAll(deps)
}

async function followAll(deps: Deps): Promise<void> {
  while ((await followRolling(deps)) === 'some');
}

const median = (figures: readonly number[]): number =>
  Math.round((figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0) * 100) / 100
