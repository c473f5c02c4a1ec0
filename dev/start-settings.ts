import { readFeed } from '#server/feed-setting.ts'
import { readDatabaseUrl } from '#server/platform/database-setting.ts'
import { type Proxies, readProxies } from '#server/platform/proxies.ts'
import { type Environment, readHouseKey, readPort, readYesNo } from '#server/platform/settings.ts'

export type StartSettings = {
  readonly port: number
  /** Whether play logins are seeded and our own feeds run. */
  readonly playData: boolean
  /** Undefined where the key is kept beside the data. */
  readonly houseKey: Buffer | undefined
  readonly proxies: Proxies
  readonly feed: ReturnType<typeof readFeed>
}

/** What the site is started with. Throws WrongSetting, before anything is started. */
export function readStartSettings(env: Environment): StartSettings {
  // Play data comes with the embedded database unless refused; on another one only when asked for.
  const playData = readYesNo(env, 'HANPAN_PLAY_DATA') ?? readDatabaseUrl(env) === undefined
  return {
    port: readPort(env),
    playData,
    houseKey: readHouseKey(env),
    proxies: readProxies(env),
    feed: readFeed(env, playData ? 'replay' : undefined),
  }
}
