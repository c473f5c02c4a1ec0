// The keeper: a second party whose seeds the house cannot know while bets are accepted (docs/fairness.md).
import { createHash, randomBytes } from 'node:crypto'
import { betsHead } from '#domain/draws/beacon.ts'
import {
  type ClosedList,
  type CommittedChain,
  chainText,
  keeperChainText,
  linkText,
  listText,
} from '#domain/draws/keeper-words.ts'
import { SECOND } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { isSigned, signerOf } from '#server/platform/process/signatures.ts'
import { openKeeperLinks } from './keeper-links.ts'
import type { KeeperStore, KeptAnswer, KeptChain } from './keeper-store.ts'

/** Reasons of a refusal. Signed lists that are refused for the last three are kept as evidence. */
export type KeeperRefusal =
  /** Not signed by the house. */
  | 'signature'
  /** The text of the bets does not have this digest, or is no list of this round. */
  | 'list'
  | 'unknown-chain'
  /** By the keeper's clock the round still accepts bets. */
  | 'early'
  /** The closing time is not within the round. */
  | 'times'
  /** The round has another list already, and the house knows the seed for it. */
  | 'other-list'
  /** A later round was answered, which tells the seed of this one. */
  | 'passed'

type Answer<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly reason: KeeperRefusal }
const refuse = (reason: KeeperRefusal) => ({ ok: false, reason }) as const

export type SeedKeeper = ReturnType<typeof openSeedKeeper>
type Options = {
  readonly store: KeeperStore
  readonly now: () => number
  /** Public key of the house, in hexadecimal digits. */
  readonly houseKey: string
  /** Random source of key and secrets; the operating system's by default. */
  readonly random?: (bytes: number) => Uint8Array
}

const SECRET_BYTES = 32
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Opens the keeper on its store; creates its key on first use. */
export function openSeedKeeper({ store, now, houseKey, random = randomBytes }: Options) {
  const secretKey = store.setting('secret-key', () => hexOf(random(SECRET_BYTES)))
  const { publicKey, sign } = signerOf(Buffer.from(secretKey, 'hex'))
  const linksOf = openKeeperLinks()

  const evidence = (list: ClosedList, listSignature: string, reason: KeeperRefusal) => {
    const { gameId, roundId } = list
    store.addRefusal({ at: now(), gameId, roundId, reason, list: listText(list), listSignature })
    return refuse(reason)
  }
  return {
    publicKey,
    houseKey,
    /** Commits to a chain for a chain of the house; the same chain gives the same answer again. */
    commit: (asked: CommittedChain, signature: string): Answer<{ keeperEnd: string; signature: string }> => {
      if (!isSigned(houseKey, chainText(asked), signature)) return refuse('signature')
      const known = store.findChain(asked.gameId, asked.chainEnd)
      if (known) return { ok: true, keeperEnd: known.keeperEnd, signature: known.signature }
      const secret = hexOf(random(SECRET_BYTES))
      const keeperEnd = linksOf({ keeperEnd: '', secret, links: asked.links }).link(0)
      const signed = sign(keeperChainText(asked, keeperEnd))
      store.addChain({ ...asked, secret, keeperEnd, signature: signed, committedAt: now() })
      return { ok: true, keeperEnd, signature: signed }
    },
    /** Gives the seed of a closed round against its signed list, once; the same list gives the same answer again. */
    give: (list: ClosedList, text: string, listSignature: string): Answer<Given> => {
      if (!isSigned(houseKey, listText(list), listSignature)) return refuse('signature')
      if (!isListOf(list, text)) return refuse('list')
      const chain = store.findChain(list.gameId, list.chainEnd)
      if (!chain) return refuse('unknown-chain')
      const known = store.findAnswer(list.gameId, list.roundId)
      if (known)
        return known.list === listText(list)
          ? givenOf(chain, known)
          : evidence(list, listSignature, 'other-list')
      if (!isWithinRound(chain, list)) return evidence(list, listSignature, 'times')
      if (now() < list.closesAt) return refuse('early')
      if (!isNext(store, chain, list)) return evidence(list, listSignature, 'passed')
      const keeperSeed = linksOf(chain).link(list.link)
      const { keeperEnd, id: chainId, given } = chain
      const answer = {
        ...{ gameId: list.gameId, roundId: list.roundId, chainId, closesAt: list.closesAt, link: list.link },
        ...{ skipped: list.link - given - 1, list: listText(list), listSignature, keeperSeed, at: now() },
        linkSignature: sign(linkText(list, { keeperEnd, keeperSeed })),
      }
      store.addAnswer(answer)
      return givenOf(chain, answer)
    },
  }
}

type Given = { readonly keeperEnd: string; readonly keeperSeed: string; readonly linkSignature: string }

const givenOf = (
  { keeperEnd }: KeptChain,
  { keeperSeed, linkSignature }: Pick<KeptAnswer, 'keeperSeed' | 'linkSignature'>,
) => ({ ok: true, keeperEnd, keeperSeed, linkSignature }) as const

const LINE = /^[\w-]{1,64}:(?:[0-9a-f]{2})*$/

/** True for a complete list of this round: each bet once, in the order of the bytes (docs/fairness.md). */
function isListOf({ gameId, roundId, digest }: ClosedList, text: string): boolean {
  if (createHash('sha256').update(text).digest('hex') !== digest || !text.endsWith('\n')) return false
  const [head, ...lines] = text.slice(0, -1).split('\n')
  return (
    head === `${betsHead({ gameId, roundId })}${lines.length}` &&
    lines.every((line, place) => LINE.test(line) && (place === 0 || (lines[place - 1] ?? '') < line))
  )
}

/** A round's name tells its start; it closes within the round. */
function isWithinRound({ intervalSeconds, offsetSeconds }: KeptChain, list: ClosedList): boolean {
  const [, year, month, day, number] = /^(\d{4})(\d\d)(\d\d)-(\d{4})$/.exec(list.roundId) ?? []
  const midnight = parseSeoul(`${year}-${month}-${day} 00:00:00`)
  if (midnight === undefined || Number(number) < 1) return false
  const startsAt = midnight + (offsetSeconds + (Number(number) - 1) * intervalSeconds) * SECOND
  return list.closesAt > startsAt && list.closesAt <= startsAt + intervalSeconds * SECOND
}

/** Links and closing times of a game only rise, over all of its chains. */
function isNext(store: KeeperStore, chain: KeptChain, { gameId, link, closesAt }: ClosedList): boolean {
  const last = store.lastAnswer(gameId)
  return (
    link > chain.given &&
    link <= chain.links &&
    (last === undefined || (last.closesAt < closesAt && last.chainId <= chain.id))
  )
}
