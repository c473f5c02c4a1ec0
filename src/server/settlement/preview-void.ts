import type { Refusal } from '#contract/wire/refusals.ts'
import type { FixtureId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { listBettedOutcomes, type PreviewRow, previewReopened } from '#server/bets/bets.ts'
import { findFixture, findVoidPart, type VoidPart } from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { TooLate, Unknown } from './enter-result.ts'
import { gradeFixture } from './grade-fixture.ts'
import { isPartOf } from './grade-outcomes.ts'
import { NOTHING, type Preview, sumsOf } from './preview-result.ts'
import { isCorrectable, type ResultDeps, refusalOfLate } from './result-checks.ts'
import { findSettlement, type Grading } from './settlement.sql.ts'
import { findSettlingFacts } from './settling-facts.ts'
import type { VoidOrder } from './void-part.ts'

/**
 * Computes what voiding a market or outcome, or taking that back, would do with its bets, before it is done (handbook
 * 6.3). Writes nothing; see `previewResult`.
 */
export async function previewVoid(
  deps: Omit<ResultDeps, 'bus'>,
  fixtureId: FixtureId,
  { partId, voided }: Pick<VoidOrder, 'partId' | 'voided'>,
): Promise<Result<Preview, Unknown | Refusal<'NOT_FOUND'> | TooLate>> {
  const { db } = deps
  const fixture = await findFixture(db, fixtureId)
  if (!fixture) return refuse({ code: 'FIXTURE_UNKNOWN' })
  const part = await findVoidPart(db, fixtureId, partId)
  if (!part) return refuse({ code: 'NOT_FOUND' })
  const late = await refusalOfLate(deps, db, fixtureId, part)
  if (late) return refuse(late)
  const facts = await findSettlingFacts(db, fixtureId)
  const others = (facts?.voids ?? []).filter(one => !isSamePart(one, part))
  const gradings = await gradeFixture(db, {
    fixtureId,
    result: facts?.result,
    verdicts: facts?.verdicts ?? [],
    voids: [...others, { ...part, voided, reason: '' }],
  })
  const decided = gradings.filter(grading => grading.result && isPartOf(grading, part))
  const outcomes = [
    ...(await sumsOfDecided(deps, fixtureId, decided)),
    ...(await sumsOfReopened(db, fixtureId, part, decided)),
  ]
  const sums = outcomes.map(one => one.sums).reduce(added, NOTHING)
  return accept({ sportId: fixture.sportId, revision: facts?.revision ?? 0, outcomes, sums })
}

const isSamePart = (a: VoidPart, b: VoidPart): boolean =>
  a.marketTypeId === b.marketTypeId && a.line === b.line && a.pick === b.pick

async function sumsOfDecided(
  deps: Omit<ResultDeps, 'bus'>,
  fixtureId: FixtureId,
  gradings: readonly Grading[],
): Promise<Preview['outcomes']> {
  const corrects = isCorrectable(deps, await findSettlement(deps.db, fixtureId))
  const rows = await sumsOf(deps.db, fixtureId, corrects, gradings)
  return gradings.map((grading, index) => ({ grading, sums: rows.get(index) ?? NOTHING }))
}

/** Outcomes that nothing decides any more are open again. */
async function sumsOfReopened(
  db: Queries,
  fixtureId: FixtureId,
  part: VoidPart,
  decided: readonly Grading[],
): Promise<Preview['outcomes']> {
  const known = new Set(decided.map(gradingKey))
  const reopened = (await listBettedOutcomes(db, fixtureId))
    .filter(outcome => isPartOf(outcome, part) && !known.has(gradingKey(outcome)))
    .map(outcome => ({ ...outcome, result: undefined, score: '', reason: '경기결과를 기다립니다.' }))
  const rows = new Map(
    (await previewReopened(db, fixtureId, reopened)).map(row => [row.grading, row] as const),
  )
  return reopened.map((grading, index) => ({ grading, sums: rows.get(index) ?? NOTHING }))
}

const gradingKey = ({
  line,
  pick,
  homeAtBet,
  awayAtBet,
  late,
}: Omit<Grading, 'result' | 'score' | 'reason'>): string =>
  `${line}|${pick}|${homeAtBet}|${awayAtBet}|${late}`

/** No bet has two legs on one market, so the sums of its outcomes add up to those of all its bets. */
const added = (a: PreviewRow, b: PreviewRow): PreviewRow => ({
  grading: null,
  bets: a.bets + b.bets,
  stakes: a.stakes + b.stakes,
  settledBets: a.settledBets + b.settledBets,
  payouts: a.payouts + b.payouts,
  paidBefore: a.paidBefore + b.paidBefore,
  openBets: a.openBets + b.openBets,
  correctedBets: a.correctedBets + b.correctedBets,
  reclaimedBets: a.reclaimedBets + b.reclaimedBets,
  reclaimed: a.reclaimed + b.reclaimed,
})
