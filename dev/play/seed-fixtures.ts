import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import { listUndecidedFixtures } from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { loadReplayFeed } from '#server/providers/replay/replay.ts'
import { settleFixture } from '#server/settlement/settlement.ts'
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
    const over = isFirst && (await isEmpty(deps)) ? await betEarlier(deps, site) : []
    await bringBoard(deps, site)
    if (isFirst) await placeOpenBets(deps, site)
    // The house would do it as well, behind the results of a whole day.
    const settling = { ...deps, site, tellResettled: async () => undefined }
    for (const fixtureId of over) await settleFixture(settling, fixtureId)
  } finally {
    await site.close()
  }
}

/** A board that has gone on can't be told of what was before. */
const isEmpty = async ({ db }: Deps): Promise<boolean> =>
  (await listUndecidedFixtures(db, 'replay')).length === 0

/** The bets of the hour before, with the board that they were placed on. */
async function betEarlier(deps: Deps, site: Site): Promise<ReadonlySet<FixtureId>> {
  const began = deps.clock.now()
  await bringBoard(
    clockAt(deps, () => instant(began - EARLIER)),
    site,
  )
  // Each looks at the time a few times on its way: they come some seconds apart.
  let looks = 0
  return placeEarlierBets(
    clockAt(deps, () => instant(began - EARLIER + looks++ * APART)),
    site,
  )
}

const APART = 4 * SECOND

const clockAt = (deps: Deps, now: () => Instant): Deps => ({ ...deps, clock: { now } })

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
