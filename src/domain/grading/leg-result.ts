import { unreachable } from '../assert.ts'

/** Why a leg counts as odds 1.00. */
export type VoidCause =
  /** The handicap or total ended exactly on the line. */
  | 'push'
  /** A two-way market whose scope ended level. */
  | 'draw'
  | 'cancelled'
  /** Postponed and not played within the waiting time. */
  | 'postponed'
  /** Stopped before the market was decided. */
  | 'abandoned'
  /** Official, but too short for this market (baseball, basketball, volleyball). */
  | 'shortened'
  /** The part was not played: a fifth set, extra time. */
  | 'not-played'
  /** One side did not compete, and the match was not played. */
  | 'walkover'
  /** The event that the market is about never happened. */
  | 'never-happened'
  /** A pre-match bet placed after the start, or an in-play bet placed after the event it is about. */
  | 'taken-late'
  /** Declared void by an operator or the feed. */
  | 'declared'

/** Result of a leg. Half results come from quarter lines (handbook 1.10). */
export type LegResult =
  | { readonly kind: 'won' }
  | { readonly kind: 'half-won' }
  | { readonly kind: 'void'; readonly cause: VoidCause }
  | { readonly kind: 'half-lost' }
  | { readonly kind: 'lost' }
  /** `tied` competitors share the last `places` paid places. */
  | { readonly kind: 'dead-heat'; readonly places: number; readonly tied: number }

/** Names of leg results, as stored and sent. */
export const legResultKinds = [
  'won',
  'half-won',
  'void',
  'half-lost',
  'lost',
  'dead-heat',
] as const satisfies readonly LegResult['kind'][]

/** The feed's settlement codes (handbook 1.13). */
export type SettlementCode = -1 | 1 | 2 | 3 | 4 | 5

export const WON: LegResult = { kind: 'won' }
export const LOST: LegResult = { kind: 'lost' }
export const wonIf = (condition: boolean): LegResult => (condition ? WON : LOST)
export const HALF_WON: LegResult = { kind: 'half-won' }
export const HALF_LOST: LegResult = { kind: 'half-lost' }
export const voidLeg = (cause: VoidCause): LegResult => ({ kind: 'void', cause })

/** Converts a result to the feed's code: -1 when the match itself was called off, 3 for every other void. */
export function settlementCode(result: LegResult): SettlementCode {
  switch (result.kind) {
    case 'lost':
      return 1
    case 'won':
    case 'dead-heat':
      return 2
    case 'void':
      return result.cause === 'cancelled' ? -1 : 3
    case 'half-lost':
      return 4
    case 'half-won':
      return 5
    default:
      return unreachable(result)
  }
}

/** Converts a feed code to a result; undefined for 0 (not settled) and for an unknown number. */
export function resultOfCode(code: number): LegResult | undefined {
  const results: Record<number, LegResult> = {
    [-1]: voidLeg('cancelled'),
    1: LOST,
    2: WON,
    3: voidLeg('declared'),
    4: HALF_LOST,
    5: HALF_WON,
  }
  return results[code]
}

/** Korean label of a leg's result (handbook 1.10). */
export function resultWord({ kind }: Pick<LegResult, 'kind'>): string {
  const words: Record<LegResult['kind'], string> = {
    won: '적중',
    'half-won': '적중(절반)',
    void: '적특',
    'half-lost': '낙첨(절반)',
    lost: '낙첨',
    'dead-heat': '적중(동착)',
  }
  return words[kind]
}
