import { SECOND } from '#domain/instant.ts'
import { type Environment, readYesNo, WrongSetting } from '#server/platform/process/settings.ts'

/** The two packages of a subscription; each has its own queue. */
export type PackageKind = 'prematch' | 'inplay'

export type PackageSettings = {
  readonly kind: PackageKind
  readonly packageId: number
  readonly queue: string
  /** AMQP URL including the login. A secret: never logged. */
  readonly amqpUrl: string
}

export type LsportsSettings = {
  readonly packages: readonly PackageSettings[]
  readonly userName: string
  readonly password: string
  readonly snapshotUrl: string
  readonly customersUrl: string
  /** Maximum silence of a package before all of it is closed, in milliseconds. */
  readonly silenceLimit: number
  /** Maximum number of unacknowledged messages. */
  readonly prefetch: number
  /** Minimum time between the starts of two snapshot calls, over all packages, in milliseconds. */
  readonly snapshotPause: number
  /** Pause between switching the distribution on and reading the queue, in milliseconds. */
  readonly distributionPause: number
  /** Interval of checking that the distribution is still on, in milliseconds. */
  readonly distributionLook: number
  /** Whether to switch the distribution off at the end, so that no queue fills up without a reader. */
  readonly switchesOff: boolean
}

const HOSTS: Record<PackageKind, { readonly host: string; readonly virtualHost: string }> = {
  prematch: { host: 'stm-prematch.lsports.eu', virtualHost: 'StmPreMatch' },
  inplay: { host: 'stm-inplay.lsports.eu', virtualHost: 'StmInPlay' },
}
const HEARTBEAT_SECONDS = 30

/**
 * Reads the connection from `LSPORTS_…` (docs/lsports.md); throws WrongSetting with the names of missing or invalid
 * settings.
 */
export function readLsportsSettings(env: Environment): LsportsSettings {
  const missing = ['LSPORTS_USERNAME', 'LSPORTS_PASSWORD'].filter(name => !env[name])
  const packages = (['prematch', 'inplay'] as const).flatMap(kind => readPackage(env, kind))
  if (packages.length === 0) missing.push('LSPORTS_PREMATCH_PACKAGE or LSPORTS_INPLAY_PACKAGE')
  if (missing.length > 0)
    throw new WrongSetting(`HANPAN_FEED=lsports needs ${missing.join(', ')} (see docs/lsports.md)`)
  return {
    packages,
    userName: env.LSPORTS_USERNAME ?? '',
    password: env.LSPORTS_PASSWORD ?? '',
    snapshotUrl: readAddress(env, 'LSPORTS_SNAPSHOT_URL', 'https://stm-snapshot.lsports.eu/').href,
    customersUrl: readAddress(env, 'LSPORTS_CUSTOMERS_URL', 'https://stm-api.lsports.eu/').href,
    silenceLimit: readCount(env, 'LSPORTS_SILENCE_SECONDS', 15) * SECOND,
    prefetch: readCount(env, 'LSPORTS_PREFETCH', 1_000),
    snapshotPause: readCount(env, 'LSPORTS_SNAPSHOT_PAUSE_MS', 1_000),
    distributionPause: readCount(env, 'LSPORTS_DISTRIBUTION_PAUSE_MS', 2_000),
    distributionLook: readCount(env, 'LSPORTS_DISTRIBUTION_LOOK_SECONDS', 60) * SECOND,
    switchesOff: readYesNo(env, 'LSPORTS_SWITCH_OFF') ?? false,
  }
}

function readPackage(env: Environment, kind: PackageKind): PackageSettings[] {
  const prefix = `LSPORTS_${kind.toUpperCase()}`
  if (!env[`${prefix}_PACKAGE`]) return []
  const packageId = readCount(env, `${prefix}_PACKAGE`, 0)
  const url = readAddress(env, `${prefix}_AMQP_URL`, usualBroker(env, kind))
  if (!url.username) {
    url.username = encodeURIComponent(env.LSPORTS_USERNAME ?? '')
    url.password = encodeURIComponent(env.LSPORTS_PASSWORD ?? '')
  }
  if (!url.searchParams.has('heartbeat')) url.searchParams.set('heartbeat', String(HEARTBEAT_SECONDS))
  const queue = env[`${prefix}_QUEUE`] ?? `_${packageId}_`
  return [{ kind, packageId, queue, amqpUrl: url.href }]
}

/** The vendor's own broker: encrypted, or plain where the account or the network requires it. */
function usualBroker(env: Environment, kind: PackageKind): string {
  const { host, virtualHost } = HOSTS[kind]
  const isEncrypted = readYesNo(env, 'LSPORTS_TLS') ?? true
  return isEncrypted ? `amqps://${host}:5671/${virtualHost}` : `amqp://${host}:5672/${virtualHost}`
}

/**
 * Reads a URL with the protocol of the default one, secure or not. An invalid text is not shown, since it may contain a
 * login.
 */
function readAddress(env: Environment, name: string, usual: string): URL {
  const url = URL.parse(env[name] || usual)
  if (!url || familyOf(url) !== familyOf(new URL(usual)))
    throw new WrongSetting(`${name} is no address (see docs/lsports.md)`)
  return url
}

/** "amqp" for amqp and amqps. */
const familyOf = ({ protocol }: URL): string => protocol.replace(/s?:$/, '')

function readCount(env: Environment, name: string, usual: number): number {
  const text = env[name]
  if (text === undefined || text === '') return usual
  if (!/^\d{1,9}$/.test(text)) throw new WrongSetting(`${name} must be a whole number`)
  return Number(text)
}
