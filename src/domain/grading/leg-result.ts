import { unreachable } from '../assert.ts'

/** Why a leg counts as 1.00. */
export type VoidCause =
  /** The handicap or total landed on the line. */
  | 'push'
  /** A two-way market of a scope that ended level. */
  | 'draw'
  | 'cancelled'
  /** Put off, and not played within the time that the house waits. */
  | 'postponed'
  /** Broken off before the market was decided. */
  | 'abandoned'
  /** Official, but too short for this market (baseball, basketball, volleyball). */
  | 'shortened'
  /** The part was never played: a fifth set, extra time. */
  | 'not-played'
  /** The event that was asked for never happened. */
  | 'never-happened'
  /** The bet was taken after the match had begun, or in play after what it bets on had happened. */
  | 'taken-late'
  /** The operator (or the feed) said so. */
  | 'declared'

/** What became of a leg. Half results come from quarter lines (handbook 1.10). */
export type LegResult =
  | { readonly kind: 'won' }
  | { readonly kind: 'half-won' }
  | { readonly kind: 'void'; readonly cause: VoidCause }
  | { readonly kind: 'half-lost' }
  | { readonly kind: 'lost' }
  /** `tied` share the last `places` paid places. */
  | { readonly kind: 'dead-heat'; readonly places: number; readonly tied: number }

/** What became of a leg in a word, as it is stored and told. */
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

/** The feed's code of a result: -1 only where the match itself was called off, 3 for every other void. */
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

/** The result a feed's code stands for; undefined for 0 (not settled) and for a number that is no code. */
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

/** The word shown for a leg (handbook 1.10). */
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
