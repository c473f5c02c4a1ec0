import { createHash } from 'node:crypto'
import { z } from 'zod'
import { drandBeacon, drandRoundAfter } from '#domain/draws/beacon.ts'
import { bytesOfHex } from '#domain/draws/hex.ts'
import { SECOND } from '#domain/instant.ts'
import type { Beacon, ToldBeacon } from '#server/minigames/minigames.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { DrandSettings } from './drand-setting.ts'
import { openSignatureChecker } from './signature-checker.ts'

const answer = z.object({ round: z.number().int(), signature: z.string().regex(/^[0-9a-f]{96}$/) })

const PATIENCE = 5 * SECOND
/** Retry interval when a relay has no value yet, or an invalid one. */
const AGAIN = SECOND
/** Number of cached values; games that close at the same time share one. */
const KEPT = 100

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()

type Asked = { readonly at: number; told?: ToldBeacon; isAsking: boolean }

/**
 * Public randomness as the beacon of draws: the network's first value after the closing, determined by the clock alone,
 * and trusted because of its signature. A lying or silent relay can only prevent a round from being drawn.
 */
export function openDrand(settings: DrandSettings, { log }: Pick<Deps, 'log'>): Beacon {
  const { genesis, period, address } = settings
  const isSigned = openSignatureChecker(settings.publicKey)
  const rounds = new Map<number, Asked>()

  const ask = async (round: number): Promise<ToldBeacon> => {
    const response = await fetch(`${address}/public/${round}`, { signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) throw new Error(`the relay answers ${response.status}`)
    const said = answer.parse(await response.json())
    const signature = bytesOfHex(said.signature)
    if (said.round !== round || !signature || !(await isSigned(round, signature)))
      throw new Error('the relay tells a value that the network has not signed')
    return {
      beacon: drandBeacon(sha256, signature),
      source: { genesis, period, round, signature: said.signature },
    }
  }
  return {
    kind: 'drand',
    toldAfter: closesAt => {
      const round = drandRoundAfter(settings, closesAt)
      const known = rounds.get(round)
      if (known?.told) return known.told
      if (known && (known.isAsking || performance.now() - known.at < AGAIN)) return undefined
      const asked: Asked = { at: performance.now(), isAsking: true }
      rounds.set(round, asked)
      const [oldest] = rounds.keys()
      if (rounds.size > KEPT && oldest !== undefined) rounds.delete(oldest)
      ask(round)
        .then(
          told => {
            asked.told = told
          },
          err => log.warn({ err, round }, 'drand returned no value'),
        )
        .finally(() => {
          asked.isAsking = false
        })
      return undefined
    },
  }
}
