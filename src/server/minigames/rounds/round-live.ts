import { type LiveMinigameFrame, MINIGAME_TOPIC } from '#contract/live/live-minigames.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import type { Live, LiveMessage } from '#server/platform/live/live.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { underWay } from '#server/platform/work/under-way.ts'
import type { Games } from '../games/games-state.ts'
import { type RoundNews, roundsChanged } from './round-news.ts'
import { listRounds, listRunningRounds, type RoundRow } from './rounds.sql.ts'
import { wireDrawn, wireRound } from './wire-rounds.ts'

/** Live events of rounds: one topic, one frame for all listeners. */
export type RoundLive = {
  /** The running rounds of all games, for a new listener. */
  snapshot(): Promise<readonly LiveMessage[]>
  /** Publishes changed rounds; returns a function that stops it and waits for reads in progress. */
  follow(live: Live): () => Promise<void>
}

type LiveDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'log'> & { readonly games: Games }

/** No round runs longer, including the wait for its draw. */
export const RUNNING_MAX = 75 * MINUTE

export function roundLive({ db, clock, bus, log, games }: LiveDeps): RoundLive {
  const message = (rounds: readonly RoundRow[]): LiveMessage => {
    const told = rounds.flatMap(round => {
      const game = games.find(round.gameId)
      return game ? [{ game, round }] : []
    })
    const data: LiveMinigameFrame = {
      now: clock.now(),
      rounds: told
        .filter(({ round }) => round.state !== 'drawn')
        .map(({ game, round }) => wireRound(game, round)),
      drawn: told
        .filter(({ round }) => round.state === 'drawn')
        .map(({ game, round }) => wireDrawn(game, round)),
    }
    return { event: 'minigame', data }
  }
  return {
    snapshot: async () => {
      const ids = games.all().map(({ id }) => id)
      return [message(await listRunningRounds(db, ids, instant(clock.now() - RUNNING_MAX)))]
    },
    follow: live => {
      const reading = underWay()
      const tell = async (news: RoundNews) => {
        const rounds = await listRounds(db, idsOf(news))
        live.publish(MINIGAME_TOPIC, 'minigame', message(rounds), joined)
      }
      const stop = bus.subscribe(roundsChanged, news => {
        if (!live.isHeard(MINIGAME_TOPIC)) return
        void reading.keep(tell(news)).catch(err => log.warn({ err }, 'rounds were not published'))
      })
      return async () => {
        stop()
        await reading.done()
      }
    },
  }
}

const idsOf = ({ opened, closed, drawn, voided }: RoundNews) => [
  ...new Set([...closed, ...voided, ...drawn, ...opened]),
]

/** Merges the events of one tick into one frame; per game the newest comes last. */
const joined = (before: LiveMessage, after: LiveMessage): LiveMessage => {
  const [one, two] = [before.data as LiveMinigameFrame, after.data as LiveMinigameFrame]
  return {
    event: 'minigame',
    data: {
      now: two.now,
      rounds: [...one.rounds, ...two.rounds],
      drawn: [...one.drawn, ...two.drawn],
    } satisfies LiveMinigameFrame,
  }
}
