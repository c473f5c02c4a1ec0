import type { ownPlayContract, PlayWatch } from '#contract/bets/own-play.ts'
import type { MemberId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import {
  answerReality,
  changeInterval,
  readNet,
  type WatchDeps,
  type Watched,
  watchPlay,
} from './own-play.ts'

/** Member routes for their playing time and losses. */
export function ownPlayRoutes(deps: WatchDeps): Handlers<typeof ownPlayContract> {
  const watched = async (memberId: MemberId) => accept(wireWatch(await watchPlay(deps, memberId)))
  return {
    watch: ({ caller }) => watched(caller.memberId),
    setInterval: async ({ caller: { memberId }, body }) => {
      await changeInterval(deps, memberId, body.everyMinutes)
      return watched(memberId)
    },
    answer: async ({ caller: { memberId } }) => {
      await answerReality(deps, memberId)
      return watched(memberId)
    },
    net: async ({ caller }) => accept(await readNet(deps, caller.memberId)),
  }
}

const wireWatch = ({ exclusion, returned, ...one }: Watched): PlayWatch => ({
  ...one,
  won: returned,
  exclusion: exclusion
    ? { until: exclusion.until && formatSeoul(exclusion.until, 'YYYY-MM-DD HH:mm:ss') }
    : null,
})
