import { refuse } from '#domain/result.ts'
import type { Bus } from '#server/platform/news/bus.ts'
import type { BetAnswer, OwnRefusal } from '../bet-answer.ts'
import { betAccepted } from '../bet-news.ts'
import type { RequestHead } from '../bet-request.ts'
import type { BetKind, JudgedHead } from './bet-kind.ts'
import { inBatches } from './book-alone.ts'
import { type BatchDeps, bookBatch } from './book-batch.ts'
import { createBookingQueue } from './booking-queue.ts'

export type PlacingDeps = BatchDeps & { readonly bus: Bus }

export type PlacingFigures = {
  readonly waiting: number
  readonly accepted: number
  readonly refused: number
}

/** Sums the figures of several kinds of bets. */
export const allPlaced = (...kinds: readonly PlacingFigures[]): PlacingFigures =>
  kinds.reduce((one, other) => ({
    waiting: one.waiting + other.waiting,
    accepted: one.accepted + other.accepted,
    refused: one.refused + other.refused,
  }))

/** Places bets of one kind. */
export type Placing<Request extends RequestHead, Refused = never> = {
  /** Books a bet or refuses it. Resolves only when the answer is durable. */
  place(request: Request): Promise<BetAnswer<Refused>>
  /** Bets that wait or are being booked, and those answered since the process started. */
  figures(): PlacingFigures
  /** Resolves when all requests have been answered. */
  drained(): Promise<void>
}

/** Number of concurrent batches, and the maximum number of bets in each. */
export type PlacingSizes = { readonly lanes?: number; readonly batchMax?: number }

/** Three concurrent batches: one is judged here, one runs in the database, one is being written to disk. */
const LANES = 3
const BATCH_MAX = 512
const WAITING_MAX = 20_000

/**
 * Opens the placing of one kind of bets, once per process. `db` should be a separate pool with at least three
 * connections, so that bets never wait for other parts of the system.
 */
export function openPlacing<
  Request extends RequestHead,
  Judged extends JudgedHead,
  Refused extends OwnRefusal = never,
>(
  deps: PlacingDeps,
  kind: BetKind<Request, Judged, Refused>,
  { lanes = LANES, batchMax = BATCH_MAX }: PlacingSizes = {},
): Placing<Request, Refused> {
  let accepted = 0
  let refused = 0
  const queue = createBookingQueue<Request, BetAnswer<Refused>>({
    lanes,
    batchMax,
    waitingMax: WAITING_MAX,
    memberOf: request => request.memberId,
    book: inBatches(async requests => {
      const answers = await bookBatch(deps, kind, requests)
      const taken = answers.filter(({ ok }) => ok).length
      accepted += taken
      refused += answers.length - taken
      tellAccepted(deps.bus, requests, answers)
      return answers
    }),
  })
  return {
    // Not an async function: an extra promise costs time on every bet.
    place: request => queue.submit(request) ?? Promise.resolve(refuse({ code: 'TOO_MANY_REQUESTS' })),
    figures: () => ({ waiting: queue.waiting(), accepted, refused }),
    drained: queue.drained,
  }
}

function tellAccepted(
  bus: Bus,
  requests: readonly RequestHead[],
  answers: readonly BetAnswer<unknown>[],
): void {
  for (const [index, { memberId }] of requests.entries()) {
    const answer = answers[index]
    if (!answer?.ok || answer.value.repeated) continue
    const { betId, balance } = answer.value
    bus.publish(betAccepted, { memberId, betId, balance })
  }
}
