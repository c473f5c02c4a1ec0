import { newestOf } from './heard.ts'
import { type Stop, useLiveStops } from './live-stops.ts'

/** Whether the match and the house take bets just now: the list's word, or what was heard since it was loaded. */
export function useStop(game: Stop & { readonly fixtureId: number }, loadedAt: number): Stop {
  const heard = useLiveStops(stops => stops[game.fixtureId])
  return newestOf<Stop>(game, loadedAt, heard)
}
