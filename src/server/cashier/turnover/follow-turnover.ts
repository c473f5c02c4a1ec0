import { assert } from '#domain/assert.ts'
import { betStatus } from '#domain/bets/bet-status.ts'
import { countBet } from '#domain/cashier/turnover/count-bet.ts'
import { type Fill, type Filled, refill } from '#domain/cashier/turnover/fill-requirements.ts'
import { turnoverProduct } from '#domain/cashier/turnover/turnover-product.ts'
import type { TurnoverWeights } from '#domain/cashier/turnover/turnover-rule.ts'
import type { BetId, MemberId } from '#domain/ids.ts'
import { followEndedBets } from '#server/bets/bets.ts'
import type { Sql, Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { closeWhenEmpty } from './close-when-empty.ts'
import {
  type CountedRow,
  type EndedBet,
  listCountable,
  listFills,
  lockRequirements,
  putCounted,
  putDone,
  putFills,
  type RequirementRow,
} from './turnover.sql.ts'
import { readTurnoverRule } from './turnover-rule.ts'

export type FollowDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

/** Bets per transaction. */
const BETS_AT_A_TIME = 1_000

/** Fills requirements from bets that have ended since, and undoes what corrections take back (decision 77). */
export const followTurnover = (deps: FollowDeps): Promise<'all' | 'some'> =>
  followEndedBets(deps, 'turnover', BETS_AT_A_TIME, (tx, ended) => countEnded(deps, tx, ended))

async function countEnded(deps: FollowDeps, tx: Tx, ended: Sql): Promise<void> {
  const bets = await listCountable(tx, ended)
  if (bets.length === 0) return
  const { weights } = await readTurnoverRule(tx)
  const at = deps.clock.now()
  const [betIds, members] = [[...new Set(bets.map(one => one.betId))], membersOf(bets)]
  const requirements = await lockRequirements(tx, members, betIds)
  const filled = fillAll(bets, requirements, await listFills(tx, betIds), weights)
  await putDone(tx, filled.requirements, at)
  await putCounted(tx, filled.counted)
  await putFills(tx, betIds, filled.fills)
  for (const memberId of members) {
    await closeWhenEmpty(tx, memberId, at)
    tellContentChanged(tx, deps, 'turnover', memberId)
  }
}

const membersOf = (bets: readonly EndedBet[]): readonly MemberId[] =>
  [...new Set(bets.map(({ memberId }) => memberId))].toSorted((a, b) => a - b)

type KnownFill = Fill & { readonly betId: BetId }

/** Processes bets one after the other, each against what the previous ones have left. */
function fillAll(
  bets: readonly EndedBet[],
  requirements: readonly RequirementRow[],
  fills: readonly KnownFill[],
  weights: TurnoverWeights,
) {
  const ofMembers = new Map<MemberId, Filled['requirements']>(
    [...Map.groupBy(requirements, ({ memberId }) => memberId)].map(([id, own]) => [id, own]),
  )
  const ofBets = new Map<BetId, readonly Fill[]>(
    [...Map.groupBy(fills, ({ betId }) => betId)].map(([id, own]) => [id, own]),
  )
  const counted = new Map<BetId, CountedRow>()
  for (const bet of bets) {
    const count = countOf(bet, weights)
    const before = counted.get(bet.betId)?.counted ?? bet.before ?? 0
    const known = { requirements: ofMembers.get(bet.memberId) ?? [], fills: ofBets.get(bet.betId) ?? [] }
    const filled = refill(known, { at: bet.at, before, now: count.counted })
    ofMembers.set(bet.memberId, filled.requirements)
    ofBets.set(bet.betId, filled.fills)
    const { memberId, betId, at, gameType, stake } = bet
    counted.set(betId, { memberId, betId, at, gameType, stake, ...count })
  }
  return {
    requirements: [...ofMembers.values()].flat(),
    counted: [...counted.values()],
    fills: [...ofBets].flatMap(([betId, own]) =>
      own.map(({ requirementId, amount }) => ({ betId, requirementId, amount })),
    ),
  }
}

function countOf({ statusCode, gameType, legs, ...bet }: EndedBet, weights: TurnoverWeights) {
  const status = betStatus(statusCode)
  assert(status !== undefined, `a status of bets: ${statusCode}`)
  return countBet({ ...bet, status, product: turnoverProduct(gameType), legs: legs ?? 0 }, weights)
}
