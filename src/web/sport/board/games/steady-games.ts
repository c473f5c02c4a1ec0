import type { Game } from '#contract/fixtures.ts'

/** A list as it is drawn. */
export type SteadyList<G extends Game> = {
  readonly rows: readonly G[]
  /** Of rows that are listed no more and stay until they are scrolled away. */
  readonly gone: ReadonlySet<number>
  /** Of rows that came while others were in sight: they stand below them, not between. */
  readonly late: ReadonlySet<number>
}

const nobody: ReadonlySet<number> = new Set()

/** A list that is shown anew: nobody has seen it yet. */
export const plainList = <G extends Game>(rows: readonly G[]): SteadyList<G> => ({
  rows,
  gone: nobody,
  late: nobody,
})

/**
 * A list as it is to be drawn next, so that nothing in sight moves: what has left it stays where it stood while it is in
 * sight, and what is new stands at the end while anything is. The very list it was where nothing changes its place.
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
  // In the order in which they came: who comes now stands below who came before.
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

/** What is listed, and each that stays behind the nearest row above it that is still there. */
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
