import type { FixtureId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { BetRequest } from '../bet-request.ts'
import type { Gates } from '../booking/gates.ts'
import type { BookMemory } from './book-memory.ts'

type OnFixtures = Pick<BetRequest, 'memberId' | 'claims'>

/** Gates of the fixtures of these bets; the cache drops fixtures that have changed since. */
export const fixtureGates = (
  memory: BookMemory,
  requests: readonly OnFixtures[],
  now: Instant,
): Gates<FixtureId> => ({
  ids: fixturesOf(requests),
  memory: {
    seqOf: fixture => memory.seqOf(fixture, now),
    renew: (fixture, seq) => memory.renew(fixture, seq, now),
  },
  picks: picksOf(requests),
})

function fixturesOf(requests: readonly OnFixtures[]): readonly FixtureId[] {
  const fixtures = new Set<FixtureId>()
  for (const { claims } of requests) for (const { fixtureId } of claims) fixtures.add(fixtureId)
  return [...fixtures].sort((one, other) => one - other)
}

function picksOf(requests: readonly OnFixtures[]): NonNullable<Gates['picks']> {
  const members: MemberId[] = []
  const fixtures: FixtureId[] = []
  for (const { memberId, claims } of requests)
    for (const { fixtureId } of claims) {
      members.push(memberId)
      fixtures.push(fixtureId)
    }
  return { members, fixtures }
}
