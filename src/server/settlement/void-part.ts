import type { Refusal } from '#contract/wire/refusals.ts'
import type { FixtureId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import {
  declareVoid,
  enterGateAlone,
  findFixture,
  findResult,
  findVoidPart,
  type PartId,
} from '#server/fixtures/fixtures.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import {
  type Changed,
  type ForTwo,
  type Recorded,
  refusalOfChanged,
  refusalOfOne,
  type Seen,
  type TooLate,
  type Unknown,
} from './enter-result.ts'
import { type ResultDeps, refusalOfLate } from './result-checks.ts'

/** An order to void a market or an outcome, or to restore it. */
export type VoidOrder = Seen & { readonly partId: PartId; readonly voided: boolean }

/**
 * Voids a market or an outcome, or restores it (handbook 1.9: 적특 of a market): before the match, in play and after
 * settlement. A void part takes no bets and its legs count as 1.00, overriding feed, result and rules. A restored part
 * is graded like the others, or waits for the result again.
 */
export function voidPart(
  deps: ResultDeps,
  act: OperatorAct,
  fixtureId: FixtureId,
  { partId, voided, seenRevision }: VoidOrder,
): Promise<Result<Recorded, Unknown | Refusal<'NOT_FOUND'> | TooLate | Changed | ForTwo>> {
  return deps.db.transaction(async tx => {
    await enterGateAlone(tx, [fixtureId])
    if (!(await findFixture(tx, fixtureId))) return refuse({ code: 'FIXTURE_UNKNOWN' })
    const part = await findVoidPart(tx, fixtureId, partId)
    if (!part) return refuse({ code: 'NOT_FOUND' })
    const no =
      (await refusalOfLate(deps, tx, fixtureId, part)) ??
      (await refusalOfChanged(tx, fixtureId, seenRevision))
    if (no) return refuse(no)
    const order = {
      act: voided ? 'declare-void' : 'take-void-back',
      subject: 'marketId' in partId ? `market:${partId.marketId}` : `outcome:${partId.outcomeId}`,
    }
    const before = await findResult(tx, fixtureId)
    const forTwo = await refusalOfOne(tx, deps, act, { ...order, fixtureId, before, after: { voided } })
    if (forTwo) return refuse(forTwo)
    const declared = await declareVoid(tx, deps, fixtureId, partId, { voided, reason: act.reason })
    if (!declared.ok) return declared
    const { revision } = declared.value
    await recordAct(tx, {
      ...act,
      ...order,
      before: { fixtureId, voided: !voided },
      after: { fixtureId, voided, revision },
      at: deps.clock.now(),
    })
    return accept({ fixtureId, revision })
  })
}
