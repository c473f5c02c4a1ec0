import { compareSports } from '#domain/sports/sports.ts'

type SportCount = { readonly sport_id?: number | null; readonly cnt: number }
type Kept<S extends SportCount> = S & { readonly sport_id: number }

const isKept = <S extends SportCount>(sport: S): sport is Kept<S> =>
  sport.sport_id !== undefined && sport.sport_id !== null

/**
 * The sports to list: entries lacking an id are kept out (SIDEBAR-006). They stand in the site's one order whatever
 * their counts, so that no row moves under the pointer (SIDEBAR-027).
 */
export const keptSports = <S extends SportCount>(sports: readonly S[]): readonly Kept<S>[] =>
  sports.filter(isKept<S>).toSorted((a, b) => compareSports(a.sport_id, b.sport_id))

/** All matches of the sports kept (SIDEBAR-007). */
export const totalMatches = (sports: readonly SportCount[]): number =>
  keptSports(sports).reduce((sum, { cnt }) => sum + cnt, 0)
