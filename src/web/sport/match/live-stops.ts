import { create } from 'zustand'
import type { RunningGame } from '#contract/fixtures/inplay.ts'
import { isFixtureFrame } from './fixture-frame.ts'
import { isLate } from './heard.ts'

export type Stop = Pick<RunningGame, 'suspended' | 'bettingStop'>
type Heard = Stop & { readonly seq: number; readonly at: number }

/** Betting stops of matches received over the live connection, by fixture. */
export const useLiveStops = create<Readonly<Record<number, Heard>>>(() => ({}))

/** Stores a `fixture` frame's stop; ignores older or invalid ones. */
export function takeStop(data: unknown, at: number): void {
  if (!isFixtureFrame(data)) return
  const { fixtureId, seq, suspended, bettingStop } = data
  const known = useLiveStops.getState()[fixtureId]
  if (isLate(data, known)) return
  useLiveStops.setState({ [fixtureId]: { suspended, bettingStop, seq, at } })
}
