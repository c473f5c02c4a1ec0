import { compareSports } from '#domain/sports/sports.ts'

type SportCount = { readonly sport_id?: number | null; readonly cnt: number }
type Kept<S extends SportCount> = S & { readonly sport_id: number }

const isKept = <S extends SportCount>(sport: S): sport is Kept<S> =>
  sport.sport_id !== undefined && sport.sport_id !== null

/**
 * The sports of the list, without entries that lack an id (SIDEBAR-006). Their order is fixed and
 * independent of counts, so that rows don't move under the pointer (SIDEBAR-027).
 */
export const keptSports = <S extends SportCount>(sports: readonly S[]): readonly Kept<S>[] =>
  sports.filter(isKept<S>).toSorted((a, b) => compareSports(a.sport_id, b.sport_id))

/** Sum of matches of the kept sports (SIDEBAR-007). */
export const totalMatches = (sports: readonly SportCount[]): number =>
  keptSports(sports).reduce((sum, { cnt }) => sum + cnt, 0)
