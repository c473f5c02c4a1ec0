import { bytesOfHex } from '#domain/draws/hex.ts'
import { type Environment, WrongSetting } from '#server/platform/process/settings.ts'

/**
 * A drand network and its relay. What makes a value valid is configured here, never taken from the relay's responses.
 */
export type DrandSettings = {
  /** URL of a relay, including the network's hash if the relay has several: `https://api.drand.sh/52db…`. */
  readonly address: string
  /** The network's public key, 96 bytes: signatures are short ones, on G1 (`bls-unchained-g1-rfc9380`). */
  readonly publicKey: Uint8Array
  /** Unix time of round 1 in seconds, and the seconds between rounds. */
  readonly genesis: number
  readonly period: number
}

const KEY_BYTES = 96
/** Draws wait for a value, so slower networks are not suitable for games. */
const PERIOD_MAX = 60

/** Reads `HANPAN_DRAND`: URL, public key, genesis and period, separated by blanks. Throws WrongSetting. */
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
