import { newestOf } from './heard.ts'
import { type Stop, useLiveStops } from './live-stops.ts'

/** Current betting stop of match and site: the list's, or a newer frame's. */
export function useStop(game: Stop & { readonly fixtureId: number }, loadedAt: number): Stop {
  const heard = useLiveStops(stops => stops[game.fixtureId])
  return newestOf<Stop>(game, loadedAt, heard)
}
