import type { Deps } from '#server/platform/process/deps.ts'
import { loadReplayFeed } from '#server/providers/replay/replay.ts'
import { openSite } from '#server/site/site.ts'

/** The board of the play data as it is at this moment, so that the first page a newcomer opens is full. */
export async function seedFixtures(deps: Deps): Promise<void> {
  // A real feed fills the board itself, and replayed matches would never get their results beside it.
  if (process.env.HANPAN_FEED === 'lsports') return
  const site = await openSite(deps)
  const folder = process.env.HANPAN_REPLAY
  try {
    const feed = await loadReplayFeed(deps, {
      // The same recordings as the running feed has: those of other ones would be voided by it.
      ...(folder ? { folder } : {}),
      marginBasisPoints: () => site.settings().marginBasisPoints,
    })
    await feed.takeOver()
    await feed.turn()
  } finally {
    await site.close()
  }
}
