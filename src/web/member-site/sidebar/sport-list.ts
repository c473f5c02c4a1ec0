type SportCount = { readonly sport_id?: number | null; readonly cnt: number }

/** The sports to list: entries lacking an id are kept out (SIDEBAR-006). */
export const keptSports = <S extends SportCount>(sports: readonly S[]): readonly S[] =>
  sports.filter(({ sport_id }) => sport_id !== undefined && sport_id !== null)

/** All matches of the sports kept (SIDEBAR-007). */
export const totalMatches = (sports: readonly SportCount[]): number =>
  keptSports(sports).reduce((sum, { cnt }) => sum + cnt, 0)
