import { join } from 'node:path'
import { type GatewaySettings, readGateway } from '#server/cashier/cashier.ts'
import { readFeed } from '#server/feed-setting.ts'
import { type Proxies, readProxies } from '#server/platform/http/proxies.ts'
import { readDatabaseUrl } from '#server/platform/postgres/database-setting.ts'
import {
  beaconIsMissing,
  beaconsAreTwo,
  type Environment,
  keyIsMissing,
  type LogHeads,
  readConnections,
  readHouseKey,
  readLogHeads,
  readMetrics,
  readPort,
  readYesNo,
} from '#server/platform/process/settings.ts'
import { type DrandSettings, readDrand } from '#server/providers/drand/drand.ts'
import { type KeeperSettings, readKeeper } from '#server/providers/keeper/keeper.ts'
import { dataFolder } from './data-folder.ts'

export type StartSettings = {
  readonly port: number
  /** The maximum number of connections to the database. */
  readonly connections: number
  /** Whether play logins are seeded and our own feeds run. */
  readonly playData: boolean
  /** Undefined when the key is stored next to the data. */
  readonly houseKey: Buffer | undefined
  readonly proxies: Proxies
  readonly feed: ReturnType<typeof readFeed>
  /** Default: a free port of this machine. */
  readonly metrics: NonNullable<ReturnType<typeof readMetrics>>
  /** Default: a file next to the data. */
  readonly actHeads: LogHeads
  /** Undefined when rounds use the built-in beacon. */
  readonly drand: DrandSettings | undefined
  readonly keeper: KeeperSettings | undefined
  /** Undefined when no gateway is configured. */
  readonly gateway: GatewaySettings | undefined
}

/** Returns the settings that the site is started with. Throws WrongSetting before anything is started. */
export function readStartSettings(env: Environment): StartSettings {
  // Play data comes with the embedded database unless disabled; on another database only when requested.
  const isEmbedded = readDatabaseUrl(env) === undefined
  const playData = readYesNo(env, 'HANPAN_PLAY_DATA') ?? isEmbedded
  const houseKey = readHouseKey(env)
  // The embedded database and the key next to it are backed up together, or lost together.
  if (!houseKey && !playData && !isEmbedded) throw keyIsMissing()
  const feed = readFeed(env, playData ? 'replay' : undefined)
  const drand = readDrand(env)
  const keeper = readKeeper(env)
  if (drand && keeper) throw beaconsAreTwo()
  if (!playData && !feed.playMode && !drand && !keeper) throw beaconIsMissing()
  return {
    port: readPort(env),
    connections: readConnections(env),
    playData,
    houseKey,
    proxies: readProxies(env),
    feed,
    metrics: readMetrics(env) ?? { port: 0, host: '127.0.0.1' },
    actHeads: actHeadsOf(env),
    drand,
    keeper,
    gateway: readGateway(env),
  }
}

/** Returns where the heads of the act log are kept, for the site and for `acts:verify`. */
export const actHeadsOf = (env: Environment): LogHeads =>
  readLogHeads(env) ?? { file: join(dataFolder(), 'act-heads.jsonl') }
