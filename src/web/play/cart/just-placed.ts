import { create } from 'zustand'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { now } from '#web/kit/time/time.ts'
import { useClock } from '#web/kit/time/use-clock.ts'

/** The bet that this browser placed last: shown in the cart, marked in the bet history. */
const usePlaced = create<{ readonly betId: string; readonly at: Instant }>(() => ({
  betId: '',
  at: instant(0),
}))

export const tellPlaced = (betId: string): void => usePlaced.setState({ betId, at: now() })

/** Id of the bet placed within the last minute; else empty. */
export function useJustPlaced(): string {
  const { betId, at } = usePlaced()
  const isFresh = useClock(time => time - at < MINUTE)
  return isFresh ? betId : ''
}
