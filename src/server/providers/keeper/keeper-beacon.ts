import { createHash } from 'node:crypto'
import { z } from 'zod'
import { bytesOfHex, hexOf } from '#domain/draws/hex.ts'
import {
  type ClosedList,
  chainText,
  keeperBeacon,
  keeperChainText,
  linkText,
  listText,
} from '#domain/draws/keeper-words.ts'
import { SECOND } from '#domain/instant.ts'
import type { Beacon, ToldBeacon } from '#server/minigames/minigames.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { isSigned } from '#server/platform/process/signatures.ts'
import type { KeeperSettings } from './keeper-setting.ts'
import { listSigner } from './list-signature.ts'

const hash32 = z.string().regex(/^[0-9a-f]{64}$/)
const signature64 = z.string().regex(/^[0-9a-f]{128}$/)
const committed = z.object({ keeperEnd: hash32, signature: signature64 })
const given = z.object({ keeperEnd: hash32, keeperSeed: hash32, linkSignature: signature64 })

const PATIENCE = 5 * SECOND
/** Retry interval while the keeper is away, or its clock is behind. */
const AGAIN = SECOND
/** Every waiting round asks each second; the log names one of them so often. */
const LOGGED_EVERY = 10 * SECOND
/** Number of cached values; all rounds that close at the same time, many times over. */
const KEPT = 500

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()

/** Runs an action at most once in this time. */
function rarely(milliseconds: number) {
  let last = Number.NEGATIVE_INFINITY
  return (action: () => void): void => {
    const now = performance.now()
    if (now - last < milliseconds) return
    last = now
    action()
  }
}

type Asked = { readonly at: number; told?: ToldBeacon; isAsking: boolean }

/**
 * The second keeper as the beacon of draws. The house signs the list of a closed round; the keeper answers with the
 * seed of its own chain. An answer is accepted only with the keeper's signature and if it leads to the end of its chain,
 * so a false keeper or a person in between can only prevent a round from being drawn.
 */
export function openKeeper(
  { address, publicKey }: KeeperSettings,
  { log, seal }: Pick<Deps, 'log' | 'seal'>,
): Beacon {
  const keeperKey = hexOf(publicKey)
  const { publicKey: houseKey, sign } = listSigner(seal)
  const known = new Map<string, Asked>()
  const logAway = rarely(LOGGED_EVERY)
  const lastOfChain = new Map<string, { readonly link: number; readonly seed: string }>()

  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`the keeper answers ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  /** True if the seed leads to the end of the chain, or to a seed of it that was checked before. */
  const isOfChain = (keeperEnd: string, link: number, seed: string): boolean => {
    const last = lastOfChain.get(keeperEnd)
    const from = last && last.link < link ? last : { link: 0, seed: keeperEnd }
    let bytes = bytesOfHex(seed) ?? new Uint8Array()
    for (let at = link; at > from.link; at--) bytes = sha256(bytes)
    if (hexOf(bytes) !== from.seed) return false
    lastOfChain.set(keeperEnd, { link, seed })
    return true
  }
  const ask = async (list: ClosedList, keeperEnd: string, text: string): Promise<ToldBeacon> => {
    const listSignature = sign(listText(list))
    const answer = given.parse(await post('/links', { ...list, text, signature: listSignature }))
    const { keeperSeed, linkSignature } = answer
    const isRight =
      answer.keeperEnd === keeperEnd &&
      isSigned(keeperKey, linkText(list, answer), linkSignature) &&
      isOfChain(keeperEnd, list.link, keeperSeed)
    if (!isRight) throw new Error('the keeper gives a seed that is not of its chain, or not signed by it')
    return {
      beacon: keeperBeacon(sha256, list, { digest: list.digest, keeperSeed }),
      source: { keeperKey, houseKey, keeperEnd, keeperSeed, listSignature, linkSignature },
    }
  }
  return {
    kind: 'keeper',
    key: Buffer.from(publicKey),
    commit: async chain => {
      const signature = sign(chainText(chain))
      const answer = committed.parse(await post('/chains', { ...chain, signature }))
      if (!isSigned(keeperKey, keeperChainText(chain, answer.keeperEnd), answer.signature))
        throw new Error('the keeper commits to a chain without its signature')
      return {
        keeperEnd: Buffer.from(answer.keeperEnd, 'hex'),
        signature: Buffer.from(answer.signature, 'hex'),
      }
    },
    toldFor: (list, keeperEnd, read) => {
      const key = listText(list)
      const before = known.get(key)
      if (before?.told) return before.told
      if (before && (before.isAsking || performance.now() - before.at < AGAIN)) return undefined
      const asked: Asked = { at: performance.now(), isAsking: true }
      known.set(key, asked)
      const [oldest] = known.keys()
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
      read()
        .then(text => ask(list, keeperEnd, text))
        .then(
          told => {
            asked.told = told
          },
          err =>
            logAway(() =>
              log.warn({ err, gameId: list.gameId, round: list.roundId }, 'the keeper gave no seed'),
            ),
        )
        .finally(() => {
          asked.isAsking = false
        })
      return undefined
    },
  }
}
