import type { FixtureId } from '#domain/ids.ts'
import { listLiveMoments } from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Site } from '#server/site/site.ts'
import type { BetRequest } from '../bet-request.ts'
import type { LiveFacts } from './live-offers.ts'

/** Reads the current state of the matches of in-play slips, under their gates. */
export async function readLiveFacts(
  tx: Queries,
  requests: readonly BetRequest[],
  { settings }: Pick<Site, 'settings'>,
): Promise<Omit<LiveFacts, 'afterDelay'>> {
  const ids = new Set<FixtureId>(requests.flatMap(request => request.claims.map(claim => claim.fixtureId)))
  const moments = await listLiveMoments(tx, [...ids])
  const { liveSilenceSec: silenceSeconds, liveCloseAt: closeAt } = settings()
  return { moments: new Map(moments.map(moment => [moment.fixtureId, moment])), silenceSeconds, closeAt }
}
