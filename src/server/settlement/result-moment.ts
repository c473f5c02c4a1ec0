import type { Refusal } from '#contract/wire/refusals.ts'
import { resultTimingText } from '#domain/fixtures/result-timing.ko.ts'
import { type ResultTiming, resultTiming } from '#domain/fixtures/result-timing.ts'
import type { Instant } from '#domain/instant.ts'
import { type FixtureHead, findResult, listFedStarts } from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'

export type Untimely = Refusal<'RESULT_BEFORE_START' | 'RESULT_UNCONFIRMED'>

type TimedFixture = Pick<FixtureHead, 'id' | 'sportId' | 'status' | 'startsAt'>

/** Returns how a result at this time fits the match, with the warning text for the operator (handbook 6.3). */
export async function readResultTiming(
  db: Queries,
  fixture: TimedFixture,
  now: Instant,
): Promise<ResultTiming & { readonly text: string }> {
  const { id, sportId, status, startsAt } = fixture
  const startsAtByFeed = (await listFedStarts(db, [id])).get(id) ?? startsAt
  const standing = (await findResult(db, id))?.kind
  const timing = resultTiming({ sportId, status, startsAt, startsAtByFeed, standing, now })
  return { ...timing, text: resultTimingText(timing, fixture) }
}

/** Refuses a result before the start, even if confirmed; at another unlikely time until it is confirmed. */
export async function refusalOfTiming(
  db: Queries,
  fixture: TimedFixture,
  now: Instant,
  confirmed: boolean,
): Promise<Untimely | undefined> {
  const { kind, text } = await readResultTiming(db, fixture, now)
  if (kind === 'due') return undefined
  if (kind === 'not-begun') return { code: 'RESULT_BEFORE_START', why: text }
  return confirmed ? undefined : { code: 'RESULT_UNCONFIRMED', why: text }
}
