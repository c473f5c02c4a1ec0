/** Environment variables of the site; an empty one counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Thrown for an invalid setting; its message says what is valid and never contains a secret. */
export class WrongSetting extends Error {}

/** The highest port there is. */
export const PORT_MAX = 65_535
export const PORT_USUAL = 3_000

const KEY_FORM = /^[0-9a-f]{64}$/i

const YES = ['1', 'true', 'yes', 'on']
const NO = ['0', 'false', 'no', 'off']

/** Reads a yes/no setting, case-insensitively; undefined if not set. Throws WrongSetting. */
export function readYesNo(env: Environment, name: string): boolean | undefined {
  const text = env[name]
  if (!text) return undefined
  const word = text.toLowerCase()
  if (YES.includes(word)) return true
  if (NO.includes(word)) return false
  throw new WrongSetting(`${name}=${text} is neither yes nor no: give 1 or 0.`)
}

/** Reads the port of the site; 0 takes a free one. Throws WrongSetting. */
export function readPort({ PORT: text }: Environment): number {
  const port = Number(text || PORT_USUAL)
  if (Number.isInteger(port) && port >= 0 && port <= PORT_MAX) return port
  throw new WrongSetting(
    `PORT=${text} is no port: give a number up to ${PORT_MAX}, or none for ${PORT_USUAL}.`,
  )
}

export const CONNECTIONS_USUAL = 30
const CONNECTIONS_LEAST = 15

/**
 * Reads how many connections a node may open to its database, counted over all of its pools; 30 without a setting.
 * Throws WrongSetting.
 */
export function readConnections({ DATABASE_CONNECTIONS: text, POOL_SIZE: earlier }: Environment): number {
  if (earlier)
    throw new WrongSetting(
      `POOL_SIZE is now DATABASE_CONNECTIONS, which counts all connections of a node: give 10 more than ${earlier}.`,
    )
  const connections = Number(text || CONNECTIONS_USUAL)
  if (Number.isInteger(connections) && connections >= CONNECTIONS_LEAST) return connections
  throw new WrongSetting(
    `DATABASE_CONNECTIONS=${text} is too few: give ${CONNECTIONS_LEAST} or more, or none for ${CONNECTIONS_USUAL}.`,
  )
}

const METRICS_HOST_USUAL = '127.0.0.1'

/** Reads where metrics are served; undefined if disabled. Throws WrongSetting. */
export function readMetrics({
  METRICS_PORT: text,
  METRICS_HOST: host,
}: Environment): { readonly port: number; readonly host: string } | undefined {
  if (!text) return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= PORT_MAX)
    return { port, host: host || METRICS_HOST_USUAL }
  throw new WrongSetting(
    `METRICS_PORT=${text} is no port: give a number up to ${PORT_MAX}, or none for no figures.`,
  )
}

/** Where the head hash of the act log is written outside the database (X5): a file, or the process's own log. */
export type LogHeads = { readonly file: string } | 'log'

/** Undefined if not set. */
export const readLogHeads = ({ HANPAN_ACT_HEADS: text }: Environment): LogHeads | undefined => {
  if (!text) return undefined
  return text.toLowerCase() === 'log' ? 'log' : { file: text }
}

/**
 * Reads the 32-byte key that encrypts personal data; undefined if the site should generate its own. Throws
 * WrongSetting.
 */
export function readHouseKey({ HANPAN_KEY: text }: Environment): Buffer | undefined {
  if (!text) return undefined
  const key = parseKey(text)
  if (!key)
    throw new WrongSetting(
      'HANPAN_KEY is no key: give 64 hexadecimal digits, such as by `openssl rand -hex 32`.',
    )
  return key
}

/** A site with data of real people needs its own secret key. */
export const keyIsMissing = (): WrongSetting =>
  new WrongSetting(
    'HANPAN_KEY is not set: outside play data the site needs a key of its own, the same at every start. Make one by `openssl rand -hex 32`, or give the one that it has used so far (house.key in HANPAN_DATA).',
  )

/** With real money, draws must depend on a value that the house does not know while bets are accepted (MINI-089). */
export const beaconIsMissing = (): WrongSetting =>
  new WrongSetting(
    'Neither HANPAN_DRAND nor HANPAN_KEEPER is set: with real money, the draws of the minigames need a beacon that the house cannot choose. Give a network of drand or a second keeper (docs/fairness.md).',
  )

/** A round has one beacon. */
export const beaconsAreTwo = (): WrongSetting =>
  new WrongSetting('HANPAN_DRAND and HANPAN_KEEPER are both set: give one of them.')

/** Parses 32 bytes from 64 hexadecimal digits; undefined for anything else. */
export const parseKey = (text: string): Buffer | undefined =>
  KEY_FORM.test(text) ? Buffer.from(text, 'hex') : undefined
