// The fair draw of docs/fairness.md for a round of a table and for a spin.
import { createHash, createHmac } from 'node:crypto'
import { digestBlocks, type Hmac } from '#domain/draws/digest-blocks.ts'
import { openNumbers } from '#domain/draws/numbers.ts'
import { textBytes } from '#domain/draws/text-bytes.ts'
import type { Table } from './games.ts'
import type { Slot, Spin } from './slots/slot.ts'
import { spinMessage } from './slots/spin-message.ts'

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

export const sha256 = (hex: string): string =>
  createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

/** Returns the hash of all bets of a round, so that the seed alone does not decide the draw. */
export const beaconOf = (refs: readonly string[]): string =>
  createHash('sha256').update(refs.toSorted().join('\n')).digest('hex')

export function drawRound(
  table: Table,
  { seed, round, beacon }: { seed: string; round: string; beacon: string },
) {
  const message = `${table.number}:${round}:${beacon}`
  const draw = table.kind.draw(openNumbers(digestBlocks(hmac, Buffer.from(seed, 'hex'), textBytes(message))))
  return { draw, results: table.kind.results(draw) }
}

/** Returns the payout of a bet at a table by the results of its round. */
export function payoutOf(
  table: Table,
  results: ReturnType<typeof drawRound>['results'],
  {
    market,
    pick,
    amount,
  }: { readonly market?: string | undefined; readonly pick?: string | undefined; readonly amount: number },
): number {
  const result = results.find(one => one.market === market)
  if (!result || pick === undefined) return 0
  if (result.void.includes(pick)) return amount
  if (!result.won.includes(pick)) return 0
  const odds =
    table.kind.markets.find(one => one.id === market)?.picks.find(one => one.id === pick)?.odds ?? 0
  return Number((BigInt(amount) * BigInt(odds + 100 * (result.extra?.[pick] ?? 0))) / 100n)
}

export const drawSpin = (
  slot: Slot,
  { seed, clientSeed, nonce }: { seed: string; clientSeed: string; nonce: number },
): Spin =>
  slot.spin(
    openNumbers(
      digestBlocks(hmac, Buffer.from(seed, 'hex'), textBytes(spinMessage(slot.code, clientSeed, nonce))),
    ),
  )
