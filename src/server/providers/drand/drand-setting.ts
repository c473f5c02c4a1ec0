import { bytesOfHex } from '#domain/draws/hex.ts'
import { type Environment, WrongSetting } from '#server/platform/process/settings.ts'

/** A network of drand and where it is asked. What makes a value right stands here, never in an answer of the relay. */
export type DrandSettings = {
  /** Of a relay, with the network's hash where the relay has several: `https://api.drand.sh/52db…`. */
  readonly address: string
  /** Of the network, 96 bytes: signatures are short ones, on G1 (`bls-unchained-g1-rfc9380`). */
  readonly publicKey: Uint8Array
  /** Seconds since 1970 of its round 1, and from one round to the next. */
  readonly genesis: number
  readonly period: number
}

const KEY_BYTES = 96
/** Draws wait for a value: a network that tells it later than this is none for games. */
const PERIOD_MAX = 60

/** What `HANPAN_DRAND` says: address, public key, genesis and period, with blanks between. Throws WrongSetting. */
export function readDrand({ HANPAN_DRAND: text }: Environment): DrandSettings | undefined {
  if (!text) return undefined
  const [address = '', key = '', genesisText, periodText, ...rest] = text.trim().split(/\s+/)
  const publicKey = bytesOfHex(key)
  const [genesis, period] = [Number(genesisText), Number(periodText)]
  const isRight =
    /^https?:\/\/\S+$/.test(address) &&
    publicKey?.length === KEY_BYTES &&
    Number.isSafeInteger(genesis) &&
    genesis > 0 &&
    Number.isInteger(period) &&
    period >= 1 &&
    period <= PERIOD_MAX &&
    rest.length === 0
  if (!isRight || !publicKey)
    throw new WrongSetting(
      `HANPAN_DRAND is no network of drand: give the address of a relay, the public key in ${KEY_BYTES * 2} hexadecimal digits, the genesis in seconds and the period in seconds (1 to ${PERIOD_MAX}), with blanks between.`,
    )
  return { address: address.replace(/\/+$/, ''), publicKey, genesis, period }
}
