import type { BetRequest } from '#server/bets/bets.ts'
import { collectGarbage } from '../load/collect-garbage.ts'
import { type LoadFigures, loadFigures } from '../load/load-figures.ts'

/** Anything that places bets. */
type Placer = { place(request: BetRequest): Promise<{ readonly ok: boolean }> }

/** More than is booked. Requests beyond it are built during the run. */
const MADE_AHEAD_A_SECOND = 30_000

/**
 * Runs a number of bettors without HTTP who each bet again as soon as they are answered. Bettors and server share a
 * thread here, so requests are built before the clock starts, and the bench leaves no garbage to collect during the
 * run.
 */
export async function loadBooking(
  betting: Placer,
  next: () => BetRequest,
  bettors: number,
  seconds: number,
): Promise<LoadFigures> {
  const ahead: (BetRequest | undefined)[] = Array.from({ length: MADE_AHEAD_A_SECOND * seconds }, next)
  let delays = new Float64Array(ahead.length)
  let asks = 0
  let answered = 0
  let accepted = 0
  // Dropped after use, like a real request. A server has no such heap of bets to scan.
  const take = () => {
    const request = ahead[asks]
    if (request) ahead[asks++] = undefined
    return request ?? next()
  }
  const note = (delay: number) => {
    if (answered === delays.length) delays = longer(delays)
    delays[answered++] = delay
  }
  collectGarbage()
  const began = performance.now()
  const end = began + seconds * 1_000
  const bettor = async () => {
    while (performance.now() < end) {
      const asked = performance.now()
      const answer = await betting.place(take())
      note(performance.now() - asked)
      if (answer.ok) accepted += 1
    }
  }
  await Promise.all(Array.from({ length: bettors }, bettor))
  return loadFigures(delays.subarray(0, answered), accepted, (performance.now() - began) / 1_000)
}

function longer(full: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const twice = new Float64Array(2 * full.length)
  twice.set(full)
  return twice
}
