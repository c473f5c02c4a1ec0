/**
 * How long something takes at its quickest, in milliseconds: tried until one time is below `enough`, a few times at the
 * most. A pause of a busy machine is none of the house, which is as slow every time if it is slow.
 */
export async function quickest(enough: number, work: (attempt: number) => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let attempt = 1; attempt <= ATTEMPTS && best >= enough; attempt++) {
    const began = performance.now()
    await work(attempt)
    best = Math.min(best, performance.now() - began)
  }
  return best
}

const ATTEMPTS = 8
