import type { BeaconBet, BeaconKind, DrandChain } from '../draws/beacon.ts'
import type { MarketResult } from './kind.ts'

/** A value of drand, with what makes it the right one: which round of which network. */
export type DrandValue = DrandChain & { readonly round: number; readonly signature: string }

/** A round as it is exported. Bytes are hexadecimal digits; what is not told yet is null. */
export type ExportedRound = {
  readonly roundId: string
  /** `open` and `closed` have no draw yet, `void` never gets one. */
  readonly state: 'open' | 'closed' | 'drawn' | 'void'
  /** Epoch milliseconds. */
  readonly closesAt: number
  /** Link 0 of its chain, which was published before the chain's first round. */
  readonly chainEnd: string
  /** Which link of the chain is its seed, from 1 on. */
  readonly link: number
  readonly commitment: string
  readonly seed: string | null
  readonly beaconKind: BeaconKind
  readonly beacon: string | null
  /** What the beacon was made of; left out where it is not asked for. */
  readonly bets?: readonly BeaconBet[] | undefined
  readonly drand?: DrandValue | undefined
  readonly draw: unknown
  readonly results?: readonly MarketResult[] | undefined
}

/** Rounds of one game. The kind stands in it, so that a game can be checked that this house does not have. */
export type ExportedRounds = {
  readonly format: 'hanpan-rounds'
  readonly version: 1
  readonly gameId: number
  /** The game in whose name the draws were made: its own number, but for a game that takes another's draws. */
  readonly drawnBy: number
  readonly kind: string
  readonly rounds: readonly ExportedRound[]
}
