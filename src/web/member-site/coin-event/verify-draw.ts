import { openNumbers } from '#domain/draws/numbers.ts'
import { drawMessage } from '#domain/promotions/coin-draw.ts'
import { WEIGHT_TOTAL } from '#domain/promotions/prize-table.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Input of a draw, editable. */
export type DrawFacts = { readonly seed: string; readonly word: string; readonly counter: number }

/** Result of the computation: hashes in hexadecimal, the number from 0 to 9,999. */
export type Reckoned = {
  readonly commitment: string
  readonly chainEnd: string
  readonly block: string
  readonly number: number
}

/** More than enough: one draw of 600,000 rejects its first word, and a block has eight. */
const BLOCKS = 4
const COUNTER_MAX = 1_000_000

/** True when WebCrypto is available, which requires a secure connection. */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined

/** Recomputes a draw in the browser with WebCrypto (docs/coin-draw.md); undefined for invalid input. */
export async function reckonDraw({ seed, word, counter }: DrawFacts): Promise<Reckoned | undefined> {
  const bytes = bytesOf(seed)
  if (!bytes || !Number.isInteger(counter) || counter < 1 || counter > COUNTER_MAX) return undefined
  const commitment = await sha256(bytes)
  let link = commitment
  for (let step = 1; step < counter; step++) link = await sha256(link)
  const blocks = await blocksOf(bytes, new TextEncoder().encode(drawMessage(word, counter)))
  const number = openNumbers(blocks.values()).below(WEIGHT_TOTAL)
  return { commitment: hexOf(commitment), chainEnd: hexOf(link), block: hexOf(blocks[0]), number }
}

async function blocksOf(seed: Bytes, message: Bytes): Promise<Bytes[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', seed, algorithm, false, ['sign'])
  const blocks: Bytes[] = []
  let last = message
  for (let made = 0; made < BLOCKS; made++) {
    last = new Uint8Array(await crypto.subtle.sign('HMAC', key, last))
    blocks.push(last)
  }
  return blocks
}

const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** Parses 64 digits as 32 bytes. */
const bytesOf = (hex: string): Bytes | undefined =>
  /^[0-9a-f]{64}$/i.test(hex)
    ? new Uint8Array(hex.match(/../g)?.map(pair => Number.parseInt(pair, 16)) ?? [])
    : undefined

const hexOf = (bytes: Bytes | undefined): string =>
  Array.from(bytes ?? [], byte => byte.toString(16).padStart(2, '0')).join('')
