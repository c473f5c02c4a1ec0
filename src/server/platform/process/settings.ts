/** The variables that a site is started with; one that is empty counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Thrown for a setting that cannot be meant; its message says what it may be, and never tells a secret. */
export class WrongSetting extends Error {}

/** The highest port there is. */
export const PORT_MAX = 65_535
export const PORT_USUAL = 3_000

const KEY_FORM = /^[0-9a-f]{64}$/i

const YES = ['1', 'true', 'yes', 'on']
const NO = ['0', 'false', 'no', 'off']

/** A setting of yes or no, in any case; undefined where it is not set. Throws WrongSetting. */
export function readYesNo(env: Environment, name: string): boolean | undefined {
  const text = env[name]
  if (!text) return undefined
  const word = text.toLowerCase()
  if (YES.includes(word)) return true
  if (NO.includes(word)) return false
  throw new WrongSetting(`${name}=${text} is neither yes nor no: give 1 or 0.`)
}

/** Where the site is served; 0 takes a free port. Throws WrongSetting. */
export function readPort({ PORT: text }: Environment): number {
  const port = Number(text || PORT_USUAL)
  if (Number.isInteger(port) && port >= 0 && port <= PORT_MAX) return port
  throw new WrongSetting(
    `PORT=${text} is no port: give a number up to ${PORT_MAX}, or none for ${PORT_USUAL}.`,
  )
}

const METRICS_HOST_USUAL = '127.0.0.1'

/** Where the house is watched; undefined where it is not to be. Throws WrongSetting. */
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

/** Where the head of the log of acts is written beside the database (X5): a file, or the process's own log. */
export type LogHeads = { readonly file: string } | 'log'

/** Undefined where it is not said. */
export const readLogHeads = ({ HANPAN_ACT_HEADS: text }: Environment): LogHeads | undefined => {
  if (!text) return undefined
  return text.toLowerCase() === 'log' ? 'log' : { file: text }
}

/** The key that seals personal data, of 32 bytes; undefined where the site is to have one of its own. Throws WrongSetting. */
export function readHouseKey({ HANPAN_KEY: text }: Environment): Buffer | undefined {
  if (!text) return undefined
  const key = parseKey(text)
  if (!key)
    throw new WrongSetting(
      'HANPAN_KEY is no key: give 64 hexadecimal digits, such as by `openssl rand -hex 32`.',
    )
  return key
}

/** A site that keeps the data of real people needs a key that nobody else has. */
export const keyIsMissing = (): WrongSetting =>
  new WrongSetting(
    'HANPAN_KEY is not set: outside play data the site needs a key of its own, the same at every start. Make one by `openssl rand -hex 32`, or give the one that it has used so far (house.key in HANPAN_DATA).',
  )

/** 32 bytes out of 64 hexadecimal digits; undefined for anything else. */
export const parseKey = (text: string): Buffer | undefined =>
  KEY_FORM.test(text) ? Buffer.from(text, 'hex') : undefined
