import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { InplayAnswer } from '../bet-answer.ts'
import type { WaitingBet } from './waiting-bets.sql.ts'

const LOOK_EVERY = 25
/** After so many looks a bet that was not ended at its turn is asked for again: another process may end it. */
const LOOKS_OF_REST = 20

/** A waiting bet as whoever ends it is told of it. */
export type Due = { readonly id: string; readonly memberId: MemberId; readonly dueAt: Instant }

type Awaited = Due & {
  readonly answered: PromiseWithResolvers<InplayAnswer>
  underWay: boolean
  rest: number
  /** Somebody has ended it, maybe before its time. */
  ended: boolean
}

export type AwaitedAnswers = {
  /** Resolves with the answer of a bet that waits; asked twice, with the same. */
  answerOf(bet: WaitingBet): Promise<InplayAnswer>
  /** Whether the bet is just being ended for somebody here. */
  isUnderWay(id: string): boolean
  settle(id: string, answer: InplayAnswer): void
  /** It has been ended elsewhere: its answer is read at the next look. */
  lookSoon(id: string): void
  stop(): void
}

type Surroundings = {
  readonly clock: Clock
  /** Ends a bet whose time has come; `settle` is told the answer. Never rejects. */
  finish(due: Due): Promise<void>
}

/** Who in this process waits for the answer of an in-play bet, and the looks that have each ended at its time. */
export function openAwaitedAnswers({ clock, finish }: Surroundings): AwaitedAnswers {
  const awaited = new Map<string, Awaited>()
  let ticker: NodeJS.Timeout | undefined

  const look = () => {
    const now = clock.now()
    for (const one of awaited.values()) {
      if (one.underWay) continue
      if (!one.ended && (one.dueAt > now || --one.rest > 0)) continue
      one.underWay = true
      one.rest = LOOKS_OF_REST
      one.ended = false
      void finish(one).finally(() => {
        one.underWay = false
      })
    }
  }

  const stop = () => {
    clearInterval(ticker)
    ticker = undefined
  }

  return {
    answerOf: ({ id, memberId, dueAt }) => {
      const known = awaited.get(id)
      if (known) return known.answered.promise
      const answered = Promise.withResolvers<InplayAnswer>()
      awaited.set(id, { id, memberId, dueAt, answered, underWay: false, rest: 0, ended: false })
      ticker ??= setInterval(look, LOOK_EVERY)
      if (dueAt <= clock.now()) look()
      return answered.promise
    },
    isUnderWay: id => awaited.get(id)?.underWay ?? false,
    settle: (id, answer) => {
      awaited.get(id)?.answered.resolve(answer)
      awaited.delete(id)
      if (awaited.size === 0) stop()
    },
    lookSoon: id => {
      const one = awaited.get(id)
      if (one) one.ended = true
    },
    stop,
  }
}
