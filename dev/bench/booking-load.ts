import type { BetOrder } from '#server/bets/bets.ts'
import { type LoadFigures, loadFigures } from './load-figures.ts'

/** Whatever desk takes the bets. */
type Placer = { place(order: BetOrder): Promise<{ readonly ok: boolean }> }

/** More than is booked; what is asked beyond it is made on the way. */
const MADE_AHEAD_A_SECOND = 30_000

/**
 * So many bettors who each bet again as soon as they are answered, without HTTP. Their bets are made before the
 * clock runs, since bettors and house share a thread here.
 */
export async function loadBooking(
  betting: Placer,
  next: () => BetOrder,
  bettors: number,
  seconds: number,
): Promise<LoadFigures> {
  const ahead = Array.from({ length: MADE_AHEAD_A_SECOND * seconds }, next)
  let made = 0
  const delays: number[] = []
  let accepted = 0
  const began = performance.now()
  const end = began + seconds * 1_000
  const bettor = async () => {
    while (performance.now() < end) {
      const asked = performance.now()
      const answer = await betting.place(ahead[made++] ?? next())
      delays.push(performance.now() - asked)
      if (answer.ok) accepted += 1
    }
  }
  await Promise.all(Array.from({ length: bettors }, bettor))
  return loadFigures(delays, accepted, (performance.now() - began) / 1_000)
}
