import { fixtureContract, type LiveGame } from '#contract/fixtures/fixtures.ts'
import { inplayContract, type RunningGame } from '#contract/fixtures/inplay.ts'
import { LIVE_TOPIC, oddsTopic } from '#contract/live/live.ts'
import { useTimedCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { useLiveTopics } from '#web/client/live/live.ts'

/** Polling interval for starts and ends of matches; scores and odds arrive through the live connection. */
const refetchInterval = 15_000

export type LiveMatch = LiveGame & { readonly priced: RunningGame | undefined }

/** Live matches, those with betting first; undefined until both lists are loaded. */
export function useLiveMatches() {
  const played = useTimedCall(fixtureContract.liveEvents, undefined, { refetchInterval })
  const priced = useTimedCall(inplayContract.games, { query: {} }, { refetchInterval })
  const answers = [played.answer, priced.answer]
  const byId = new Map((priced.answer.data ?? noRows).map(game => [game.fixtureId, game]))
  useLiveTopics([LIVE_TOPIC, ...[...byId.keys()].map(oddsTopic)])
  const known = priced.answer.data && played.answer.data
  const matches = known
    ?.map((game): LiveMatch => ({ ...game, priced: byId.get(game.fixtureId) }))
    .toSorted((a, b) => Number(b.priced !== undefined) - Number(a.priced !== undefined))
  return {
    matches,
    isPending: answers.some(({ isPending }) => isPending),
    isFetching: answers.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
    loadedAt: played.loadedAt,
  }
}
