import { bytesOfHex } from '#domain/draws/hex.ts'
import { type Environment, WrongSetting } from '#server/platform/process/settings.ts'

/** The second keeper: where it answers, and the key that makes an answer valid. */
export type KeeperSettings = { readonly address: string; readonly publicKey: Uint8Array }

const KEY_BYTES = 32

/** Reads `HANPAN_KEEPER`: URL and public key, separated by a blank. Throws WrongSetting. */
export function readKeeper({ HANPAN_KEEPER: text }: Environment): KeeperSettings | undefined {
  if (!text) return undefined
  const [address = '', key = '', ...rest] = text.trim().split(/\s+/)
  const publicKey = bytesOfHex(key)
  if (!/^https?:\/\/\S+$/.test(address) || publicKey?.length !== KEY_BYTES || rest.length > 0)
    throw new WrongSetting(
      'HANPAN_KEEPER is no keeper: give its address and its public key in 64 hexadecimal digits, with a blank between (`npm run keeper` prints both).',
    )
  return { address: address.replace(/\/+$/, ''), publicKey }
}
