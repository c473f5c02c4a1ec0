import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import { listUndecidedFixtures } from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { loadReplayFeed } from '#server/providers/replay/replay.ts'
import { settleFixture } from '#server/settlement/settlement.ts'
import { openSite, type Site } from '#server/site/site.ts'
import { EARLIER, hasNoBets, placeEarlierBets, placeOpenBets } from './seed-bets.ts'

/**
 * Seeds the current board of the play data, so that a newcomer's first page is full. The first time it also seeds the
 * board of a while ago, with bets on matches that are over by now, and bets on future ones.
 */
export async function seedFixtures(deps: Deps): Promise<void> {
  // A real feed fills the board itself, and replayed matches would never get results from it.
  if (process.env.HANPAN_FEED === 'lsports') return
  const site = await openSite(deps)
  try {
    const isFirst = await hasNoBets(deps)
    const over = isFirst && (await isEmpty(deps)) ? await betEarlier(deps, site) : []
    await bringBoard(deps, site)
    if (isFirst) await placeOpenBets(deps, site)
    // The server would also settle them, but only after the results of a whole day.
    const settling = { ...deps, site, tellResettled: async () => undefined }
    for (const fixtureId of over) await settleFixture(settling, fixtureId)
  } finally {
    await site.close()
  }
}

/** A board that has advanced cannot take in earlier states. */
const isEmpty = async ({ db }: Deps): Promise<boolean> =>
  (await listUndecidedFixtures(db, 'replay')).length === 0

/** Places the bets of the previous hour, on the board of that time. */
async function betEarlier(deps: Deps, site: Site): Promise<ReadonlySet<FixtureId>> {
  const began = deps.clock.now()
  await bringBoard(
    clockAt(deps, () => instant(began - EARLIER)),
    site,
  )
  // Each placement reads the clock several times, so the bets are some seconds apart.
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
    // Uses the recordings of the running feed. That feed would void matches of other recordings.
    ...(folder ? { folder } : {}),
    marginBasisPoints: () => site.settings().marginBasisPoints,
  })
  await feed.takeOver()
  await feed.turn()
}
