import { create } from 'zustand'
import type { RunningGame } from '#contract/inplay.ts'
import { isFixtureFrame } from './fixture-frame.ts'
import { isLate, newestOf } from './heard.ts'

type Stop = Pick<RunningGame, 'suspended' | 'bettingStop'>
type Heard = Stop & { readonly seq: number; readonly at: number }

/** What the live connection said of who takes bets on a match, by fixture. */
export const useLiveStops = create<Readonly<Record<number, Heard>>>(() => ({}))

/** Takes in a `fixture` frame; one that is older than the known one, or none at all, is left out. */
export function takeStop(data: unknown, at: number): void {
  if (!isFixtureFrame(data)) return
  const { fixtureId, seq, suspended, bettingStop } = data
  const known = useLiveStops.getState()[fixtureId]
  if (isLate(data, known)) return
  useLiveStops.setState({ [fixtureId]: { suspended, bettingStop, seq, at } })
}

/** Whether the match and the house take bets just now: the list's word, or what was heard since it was loaded. */
export function useStop(game: Stop & { readonly fixtureId: number }, loadedAt: number): Stop {
  const heard = useLiveStops(stops => stops[game.fixtureId])
  return newestOf<Stop>(game, loadedAt, heard)
}
