import { create } from 'zustand'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { now } from '#web/kit/time/time.ts'
import { useClock } from '#web/kit/time/use-clock.ts'

/** The bet that this browser placed last: the cart tells it, the bet history points it out. */
const usePlaced = create<{ readonly betId: string; readonly at: Instant }>(() => ({
  betId: '',
  at: instant(0),
}))

export const tellPlaced = (betId: string): void => usePlaced.setState({ betId, at: now() })

/** The bet that was placed within the last minute; empty when there is none. */
export function useJustPlaced(): string {
  const { betId, at } = usePlaced()
  const isFresh = useClock(time => time - at < MINUTE)
  return isFresh ? betId : ''
}
