import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { InplayAnswer } from '../bet-answer.ts'
import type { WaitingBet } from './waiting-bets.sql.ts'

const LOOK_EVERY = 25
/** After this many ticks a bet that was not ended when due is tried again: another process may have ended it. */
const LOOKS_OF_REST = 20

/** Identifies a waiting bet for the function that ends it. */
export type Due = { readonly id: string; readonly memberId: MemberId; readonly dueAt: Instant }

type Awaited = Due & {
  readonly answered: PromiseWithResolvers<InplayAnswer>
  underWay: boolean
  rest: number
  /** The bet was ended elsewhere, possibly before its time. */
  ended: boolean
}

export type AwaitedAnswers = {
  /** Resolves with the answer of a waiting bet. Repeated calls share one promise. */
  answerOf(bet: WaitingBet): Promise<InplayAnswer>
  /** Whether this process is ending the bet now. */
  isUnderWay(id: string): boolean
  settle(id: string, answer: InplayAnswer): void
  /** The bet was ended elsewhere: reads its answer at the next tick. */
  lookSoon(id: string): void
  stop(): void
}

type Surroundings = {
  readonly clock: Clock
  /** Ends a due bet and passes the answer to `settle`. Never rejects. */
  finish(due: Due): Promise<void>
}

/**
 * Keeps the callers in this process that wait for answers of in-play bets, and the ticker that ends each bet when due.
 */
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
