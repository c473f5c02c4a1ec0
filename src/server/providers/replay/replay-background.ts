import { SECOND } from '#domain/instant.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Background } from '#server/platform/process/background.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import { takeTurns } from '#server/platform/work/take-turns.ts'
import { describeRejection } from './recorded-match.ts'
import { openReplayFeed, type ReplayDeps, type ReplayFeed } from './replay-feed.ts'
import { makeReplayPlan } from './replay-plan.ts'
import { type ReplaySettings, USUAL_REPLAY } from './replay-program.ts'
import { loadRecordedMatches } from './shipped-matches.ts'
import type { ImportedFolder } from './sources/import-files.ts'

export type ReplayOptions = {
  /** A folder of public files to replay, in addition to the shipped table (`HANPAN_REPLAY`). */
  readonly folder?: string
  /** Setting of the site: the house's margin in hundredths of a percent. */
  readonly marginBasisPoints: () => number
  readonly settings?: ReplaySettings
}

const TURN_EVERY = SECOND

/** The replay in the background: one process is the leader, the others stand by. */
export const replayBackground = (deps: ReplayDeps, options: ReplayOptions): Background =>
  ledBackground({
    name: 'replay-feed',
    db: deps.db,
    log: deps.log,
    lock: ADVISORY_LOCKS.replayLead,
    every: TURN_EVERY,
    lead: async turns => {
      const recorded = await loadRecordedMatches(options.folder)
      tellLeftOut(deps, recorded)
      const feed = feedOf(deps, options, recorded)
      await feed.takeOver()
      const turn = () => turns.take(feed.turn)
      return takeTurns({ name: 'replay-feed', every: TURN_EVERY, log: deps.log, turn })
    },
  })

/** Loads the recorded matches and schedules them. Only the leader logs rejected rows, so that they are logged once. */
export async function loadReplayFeed(deps: ReplayDeps, options: ReplayOptions): Promise<ReplayFeed> {
  return feedOf(deps, options, await loadRecordedMatches(options.folder))
}

const feedOf = (
  deps: ReplayDeps,
  { settings, marginBasisPoints }: ReplayOptions,
  { matches }: ImportedFolder,
): ReplayFeed => openReplayFeed(deps, makeReplayPlan(matches, settings ?? USUAL_REPLAY), marginBasisPoints)

function tellLeftOut({ log }: ReplayDeps, { rejected, unknownFiles }: ImportedFolder): void {
  for (const row of rejected) log.warn(`left out ${describeRejection(row)}`)
  for (const file of unknownFiles) log.warn({ file }, 'no importer knows this file')
}
