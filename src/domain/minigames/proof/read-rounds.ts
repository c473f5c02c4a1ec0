import type { BeaconBet } from '../../draws/beacon.ts'
import type { KeeperValue } from '../../draws/keeper-words.ts'
import { isRoundId } from '../../draws/round-draw.ts'
import { accept, type Result, refuse } from '../../result.ts'
import { isRecord } from '../draw-guards.ts'
import type { DrandValue, ExportedRound, ExportedRounds } from '../exported-rounds.ts'
import type { MarketResult } from '../kind.ts'

/** The data is no export of rounds; `at` is the path of the first error. */
export type NoRounds = { readonly at: string }

const ROUNDS_MAX = 100_000
const LINKS_MAX = 1_000_000

const isText = (data: unknown): data is string => typeof data === 'string'
const isWhole = (data: unknown): data is number => Number.isSafeInteger(data)
const isAbove = (min: number, data: unknown): data is number => isWhole(data) && data >= min
const isHash = (data: unknown): data is string => isText(data) && /^[0-9a-f]{64}$/.test(data)
const isBytes = (data: unknown): data is string => isText(data) && /^([0-9a-f]{2})+$/.test(data)
const isState = (data: unknown): data is ExportedRound['state'] =>
  data === 'open' || data === 'closed' || data === 'drawn' || data === 'void'
const isListOf = <T>(isOne: (data: unknown) => data is T, data: unknown): data is readonly T[] =>
  Array.isArray(data) && data.every(isOne)

const isBet = (data: unknown): data is BeaconBet =>
  isRecord(data) &&
  isText(data.betId) &&
  /^[\w-]{1,64}$/.test(data.betId) &&
  isText(data.word) &&
  data.word.isWellFormed()

const isDrand = (data: unknown): data is DrandValue =>
  isRecord(data) &&
  isWhole(data.genesis) &&
  isAbove(1, data.period) &&
  isAbove(1, data.round) &&
  isBytes(data.signature)

const isSignature = (data: unknown): data is string => isText(data) && /^[0-9a-f]{128}$/.test(data)

const isKeeper = (data: unknown): data is KeeperValue =>
  isRecord(data) &&
  [data.keeperKey, data.houseKey, data.keeperEnd, data.keeperSeed].every(isHash) &&
  [data.listSignature, data.linkSignature].every(isSignature)

const isMarketResult = (data: unknown): data is MarketResult =>
  isRecord(data) &&
  isText(data.market) &&
  isListOf(isText, data.won) &&
  isListOf(isText, data.void) &&
  (data.extra === undefined || (isRecord(data.extra) && Object.values(data.extra).every(isWhole)))

/** The check of each field of a round. */
const checks: Readonly<Record<keyof ExportedRound, (data: unknown) => boolean>> = {
  roundId: data => isText(data) && isRoundId(data),
  state: isState,
  closesAt: isWhole,
  chainEnd: isHash,
  link: data => isAbove(1, data) && data <= LINKS_MAX,
  commitment: isHash,
  seed: data => data === null || isHash(data),
  beaconKind: data => data === 'bets' || data === 'drand' || data === 'keeper',
  beacon: data => data === null || (isBytes(data) && data.length <= 128),
  bets: data => data === undefined || isListOf(isBet, data),
  drand: data => data === undefined || isDrand(data),
  keeper: data => data === undefined || isKeeper(data),
  draw: () => true,
  results: data => data === undefined || isListOf(isMarketResult, data),
}

const faultOf = (round: unknown): string | undefined =>
  isRecord(round) ? Object.entries(checks).find(([field, isRight]) => !isRight(round[field]))?.[0] : ''

const isRound = (round: unknown): round is ExportedRound => faultOf(round) === undefined

/**
 * Parses exported rounds from an untrusted file. Checks the same as the schema of `minigame/rounds`, for
 * browsers, which don't load the schema library.
 */
export function readRounds(data: unknown): Result<ExportedRounds, NoRounds> {
  if (!isRecord(data)) return refuse({ at: '' })
  const { format, version, gameId, drawnBy, kind, rounds } = data
  if (format !== 'hanpan-rounds') return refuse({ at: 'format' })
  if (version !== 1) return refuse({ at: 'version' })
  if (!isWhole(gameId)) return refuse({ at: 'gameId' })
  if (!isWhole(drawnBy)) return refuse({ at: 'drawnBy' })
  if (!isText(kind)) return refuse({ at: 'kind' })
  if (!Array.isArray(rounds) || rounds.length > ROUNDS_MAX) return refuse({ at: 'rounds' })
  const index = rounds.findIndex(round => !isRound(round))
  if (!isListOf(isRound, rounds))
    return refuse({ at: ['rounds', index, faultOf(rounds[index])].filter(part => part !== '').join('.') })
  return accept({ format, version, gameId, drawnBy, kind, rounds })
}
