import { create } from 'zustand'
import type { RunningGame } from '#contract/inplay.ts'
import { isFixtureFrame } from '../prices/odds-frames.ts'

type Stop = Pick<RunningGame, 'suspended' | 'bettingStop'>
type Heard = Stop & { readonly seq: number; readonly at: number }

/** What the live line said of who takes bets on a match, by fixture. */
export const useLiveStops = create<Readonly<Record<number, Heard>>>(() => ({}))

/** Takes in a `fixture` frame; one that is older than the known one, or none at all, is left out. */
export function takeStop(data: unknown, at: number): void {
  if (!isFixtureFrame(data)) return
  const { fixtureId, seq, suspended, bettingStop } = data
  const known = useLiveStops.getState()[fixtureId]
  if (known && known.seq > seq) return
  useLiveStops.setState({ [fixtureId]: { suspended, bettingStop, seq, at } })
}

/** Lists are kept by the server for a second. */
const listAgeMax = 2_000

/** Whether the match and the house take bets just now: the list's word, or what was heard since it was loaded. */
export function useStop(game: Stop & { readonly fixtureId: number }, loadedAt: number): Stop {
  const heard = useLiveStops(stops => stops[game.fixtureId])
  return heard && heard.at > loadedAt - listAgeMax ? heard : game
}
