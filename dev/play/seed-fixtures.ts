import { instant } from '#domain/instant.ts'
import { listUndecidedFixtures } from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { loadReplayFeed } from '#server/providers/replay/replay.ts'
import { openSite, type Site } from '#server/site/site.ts'
import { EARLIER, hasNoBets, placeEarlierBets, placeOpenBets } from './seed-bets.ts'

/**
 * The board of the play data as it is at this moment, so that the first page a newcomer opens is full. The first time
 * also as it was a while ago, with bets on matches that are over by now, and bets on those to come.
 */
export async function seedFixtures(deps: Deps): Promise<void> {
  // A real feed fills the board itself, and replayed matches would never get their results beside it.
  if (process.env.HANPAN_FEED === 'lsports') return
  const site = await openSite(deps)
  try {
    const isFirst = await hasNoBets(deps)
    if (isFirst && (await isEmpty(deps))) {
      const then = asOf(deps, EARLIER)
      await bringBoard(then, site)
      await placeEarlierBets(then, site)
    }
    await bringBoard(deps, site)
    if (isFirst) await placeOpenBets(deps, site)
  } finally {
    await site.close()
  }
}

/** A board that has gone on can't be told of what was before. */
const isEmpty = async ({ db }: Deps): Promise<boolean> =>
  (await listUndecidedFixtures(db, 'replay')).length === 0

const asOf = (deps: Deps, ago: number): Deps => {
  const at = instant(deps.clock.now() - ago)
  return { ...deps, clock: { now: () => at } }
}

async function bringBoard(deps: Deps, site: Site): Promise<void> {
  const folder = process.env.HANPAN_REPLAY
  const feed = await loadReplayFeed(deps, {
    // The same recordings as the running feed has: those of other ones would be voided by it.
    ...(folder ? { folder } : {}),
    marginBasisPoints: () => site.settings().marginBasisPoints,
  })
  await feed.takeOver()
  await feed.turn()
}
