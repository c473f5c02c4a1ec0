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
import { readSettings, type Settings } from './settings.ts'
import { type LiveStream, listShownStreams } from './streams/streams.sql.ts'

/** The site's settings as every call needs them: answered from memory, at most five seconds old. */
export type Site = {
  settings(): Settings
  levels(): readonly LevelSetting[]
  /** What the house takes by fixture, league, sport, market and day (field B11). */
  houseLimits(): HouseLimits
  /** The live pictures that are switched on, in their order. */
  streams(): readonly LiveStream[]
  isBlockedAddress(ip: string): boolean
  /** Reads everything afresh; for the process that has just changed it. */
  refresh(): Promise<void>
  /** Reads no more, and waits for the reading at hand. */
  close(): Promise<void>
}

/**
 * The site as a part of a greater transaction has it: what it changes is not to be read before the commit, which tells
 * every process, and a transaction that waits for another connection would wait for itself.
 */
export const readAtCommit = (site: Site): Site => ({ ...site, refresh: async () => {} })

type SiteState = {
  settings: Settings
  levels: readonly LevelSetting[]
  houseLimits: HouseLimits
  blocked: AddressList
  streams: readonly LiveStream[]
}

/** More than anybody chooses among. */
const STREAMS_MAX = 20

/** A missed notice heals within this time. */
const REFRESH_MILLISECONDS = 5_000

/** Loads the site's state, puts the first level settings where there are none, and keeps it fresh. */
export async function openSite({ db, log, clock }: Pick<Deps, 'db' | 'log' | 'clock'>): Promise<Site> {
  await insertMissingLevels(db, levelSettings)
  let state = await loadState({ db, clock })
  let begun = 0
  let shown = 0
  // Reads overlap; the one that began last is the truest, and an older one never covers it.
  const refresh = async () => {
    const mine = ++begun
    const fresh = await loadState({ db, clock })
    if (mine < shown) return
    shown = mine
    state = fresh
  }
  const reading = underWay()
  const refreshSoon = () =>
    void reading.keep(refresh()).catch(err => log.warn({ err }, 'site settings were not read'))
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
