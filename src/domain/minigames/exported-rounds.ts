import type { BeaconBet, BeaconKind, DrandChain } from '../draws/beacon.ts'
import type { KeeperValue } from '../draws/keeper-words.ts'
import type { MarketResult } from './kind.ts'

/** A drand value, with the round and the network that it belongs to. */
export type DrandValue = DrandChain & { readonly round: number; readonly signature: string }

/** A round in the export format. Bytes are hexadecimal; unpublished values are null. */
export type ExportedRound = {
  readonly roundId: string
  /** `open` and `closed` have no draw yet; `void` never gets one. */
  readonly state: 'open' | 'closed' | 'drawn' | 'void'
  /** Epoch milliseconds. */
  readonly closesAt: number
  /** Link 0 of its chain, published before the chain's first round. */
  readonly chainEnd: string
  /** Number of the link that is the seed, from 1. */
  readonly link: number
  readonly commitment: string
  readonly seed: string | null
  readonly beaconKind: BeaconKind
  readonly beacon: string | null
  /** The bets that the beacon was made of; omitted unless requested. */
  readonly bets?: readonly BeaconBet[] | undefined
  readonly drand?: DrandValue | undefined
  /** The seed of the second keeper, with both signatures. */
  readonly keeper?: KeeperValue | undefined
  readonly draw: unknown
  readonly results?: readonly MarketResult[] | undefined
}

/** Rounds of one game. Includes the kind, so that games of other houses can be checked too. */
export type ExportedRounds = {
  readonly format: 'hanpan-rounds'
  readonly version: 1
  readonly gameId: number
  /** The game number used in the draws: its own, unless the game uses another game's draws. */
  readonly drawnBy: number
  readonly kind: string
  readonly rounds: readonly ExportedRound[]
}
