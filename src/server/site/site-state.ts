import { LIMITED_AFTER_START } from '#domain/house-limits/house-limit.ts'
import { type HouseLimits, layOutLimits } from '#domain/house-limits/laid-out-limits.ts'
import { instant } from '#domain/instant.ts'
import type { LevelSetting } from '#domain/slip/bet-limits.ts'
import { levelSettings } from '#domain/slip/level-settings.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { underWay } from '#server/platform/work/under-way.ts'
import { type AddressList, addressList } from './addresses/address-list.ts'
import { listBlockedAddresses } from './addresses/addresses.sql.ts'
import { listLimitsInForce } from './house-limits/house-limits.sql.ts'
import { insertMissingLevels, listLevelSettings } from './levels/level-settings.sql.ts'
import { listSettings, SITE_CHANNEL } from './settings.sql.ts'
import { readSettings, type SiteSettings } from './site-settings.ts'
import { type LiveStream, listShownStreams } from './streams/streams.sql.ts'

/** The site's settings for every call: served from memory, at most five seconds old. */
export type Site = {
  settings(): SiteSettings
  levels(): readonly LevelSetting[]
  /** House limits by fixture, league, sport, market and day (field B11). */
  houseLimits(): HouseLimits
  /** The active live streams, in order. */
  streams(): readonly LiveStream[]
  isBlockedAddress(ip: string): boolean
  /** Reloads everything; for the process that has just changed it. */
  refresh(): Promise<void>
  /** Stops reloading, and waits for a reload in progress. */
  close(): Promise<void>
}

/**
 * The site inside a larger transaction: its changes must not be reloaded before the commit, which notifies every
 * process, and waiting for another connection would deadlock.
 */
export const readAtCommit = (site: Site): Site => ({ ...site, refresh: async () => {} })

type SiteState = {
  settings: SiteSettings
  levels: readonly LevelSetting[]
  houseLimits: HouseLimits
  blocked: AddressList
  streams: readonly LiveStream[]
}

/** More than anybody needs. */
const STREAMS_MAX = 20

/** Reload interval, which also makes up for missed notifications. */
const REFRESH_MILLISECONDS = 5_000

/** Loads the site's state, inserts missing level settings, and keeps the state up to date. */
export async function openSite({ db, log, clock }: Pick<Deps, 'db' | 'log' | 'clock'>): Promise<Site> {
  await insertMissingLevels(db, levelSettings)
  let state = await loadState({ db, clock })
  let begun = 0
  let shown = 0
  // Reloads may overlap; the result of an older one never replaces that of a newer one.
  const refresh = async () => {
    const mine = ++begun
    const fresh = await loadState({ db, clock })
    if (mine < shown) return
    shown = mine
    state = fresh
  }
  const reading = underWay()
  const refreshSoon = () =>
    void reading.keep(refresh()).catch(err => log.warn({ err }, 'site settings could not be read'))
  const stopListening = await db.listen(SITE_CHANNEL, refreshSoon, refreshSoon)
  const timer = setInterval(refreshSoon, REFRESH_MILLISECONDS)
  return {
    settings: () => state.settings,
    levels: () => state.levels,
    houseLimits: () => state.houseLimits,
    streams: () => state.streams,
    isBlockedAddress: ip => state.blocked.includes(ip, clock.now()),
    refresh,
    close: async () => {
      clearInterval(timer)
      stopListening()
      await reading.done()
    },
  }
}

async function loadState({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<SiteState> {
  const [settings, levels, limits, blocked, streams] = await Promise.all([
    listSettings(db),
    listLevelSettings(db),
    listLimitsInForce(db, instant(clock.now() - LIMITED_AFTER_START)),
    listBlockedAddresses(db),
    listShownStreams(db, STREAMS_MAX),
  ])
  return {
    settings: readSettings(settings),
    levels,
    houseLimits: layOutLimits(limits),
    blocked: addressList(blocked),
    streams,
  }
}
