import type { Game } from '#contract/fixtures/fixtures.ts'

/** A list as drawn. */
export type SteadyList<G extends Game> = {
  readonly rows: readonly G[]
  /** Ids of rows that have left the list and stay until they scroll out of view. */
  readonly gone: ReadonlySet<number>
  /** Ids of rows that arrived while others were visible: drawn below them, not between. */
  readonly late: ReadonlySet<number>
}

const nobody: ReadonlySet<number> = new Set()

/** A newly shown list, without rows to keep in place. */
export const plainList = <G extends Game>(rows: readonly G[]): SteadyList<G> => ({
  rows,
  gone: nobody,
  late: nobody,
})

/**
 * The next list to draw, so that no visible row moves: rows that left stay in place while visible, and
 * new rows go to the end while any row is visible. Returns the same list if nothing moves.
 */
export function nextList<G extends Game>(
  before: SteadyList<G>,
  listed: readonly G[],
  isInSight: (fixtureId: number) => boolean,
): SteadyList<G> {
  const listedIds = idsOf(listed)
  const known = idsOf(before.rows)
  const stays = ({ fixtureId }: G) => !listedIds.has(fixtureId) && isInSight(fixtureId)
  const gone = idsOf(before.rows.filter(stays))
  const isSeen = before.rows.some(({ fixtureId }) => isInSight(fixtureId))
  const late = idsOf(
    [...before.rows.filter(({ fixtureId }) => gone.has(fixtureId)), ...listed].filter(
      ({ fixtureId }) => before.late.has(fixtureId) || (isSeen && !known.has(fixtureId)),
    ),
  )
  const isLate = ({ fixtureId }: G) => late.has(fixtureId)
  const inPlace = withStaying(
    listed.filter(game => !isLate(game)),
    before.rows.filter(game => !isLate(game)),
    gone,
  )
  // In order of arrival: newer rows go below earlier ones.
  const cameBefore = before.rows.filter(({ fixtureId }) => listedIds.has(fixtureId) || gone.has(fixtureId))
  const comesNow = listed.filter(({ fixtureId }) => !known.has(fixtureId))
  const rows = [...inPlace, ...[...cameBefore, ...comesNow].filter(isLate)]
  const isSame =
    rows.length === before.rows.length &&
    rows.every(({ fixtureId }, index) => fixtureId === before.rows[index]?.fixtureId) &&
    isSubset(gone, before.gone) &&
    isSubset(before.gone, gone)
  return isSame ? before : { rows, gone, late }
}

const idsOf = (games: readonly Game[]): ReadonlySet<number> => new Set(games.map(game => game.fixtureId))

const isSubset = (part: ReadonlySet<number>, whole: ReadonlySet<number>): boolean =>
  [...part].every(id => whole.has(id))

/** The listed rows, with each kept row after the nearest row above it that is still listed. */
function withStaying<G extends Game>(
  listed: readonly G[],
  before: readonly G[],
  gone: ReadonlySet<number>,
): readonly G[] {
  const rows = [...listed]
  before.forEach((game, index) => {
    if (!gone.has(game.fixtureId)) return
    const places = before.slice(0, index).map(one => rows.findIndex(row => row.fixtureId === one.fixtureId))
    rows.splice((places.findLast(place => place >= 0) ?? -1) + 1, 0, game)
  })
  return rows
}
