// The chips that a player has placed at a table and not confirmed yet. The page and the server use the same rules.

/** An amount on one pick, in won. */
export type Stake = { readonly market: string; readonly pick: string; readonly amount: number }

/** Limits of a table in won: per pick and round, and for all picks of a round. */
export type TableLimits = { readonly min: number; readonly max: number; readonly roundMax: number }

/** Placed stakes after each step, the newest last. The last step can be undone. */
export type Slip = readonly (readonly Stake[])[]

/** More picks than any table offers are a mistake. */
const PICKS_MAX = 200

const figure = (amount: number): string => amount.toLocaleString('ko-KR')

export const placedOf = (slip: Slip): readonly Stake[] => slip.at(-1) ?? []

export const sumOf = (stakes: readonly Pick<Stake, 'amount'>[]): number =>
  stakes.reduce((sum, { amount }) => sum + amount, 0)

/** Returns one stake per pick, in the order of their first chips. */
export function mergeStakes(stakes: readonly Stake[]): readonly Stake[] {
  const merged = new Map<string, Stake>()
  for (const { market, pick, amount } of stakes) {
    const key = `${market} ${pick}`
    merged.set(key, { market, pick, amount: amount + (merged.get(key)?.amount ?? 0) })
  }
  return [...merged.values()]
}

/** Adds stakes as one step: a chip, or all stakes of an earlier round. */
export const placeStakes = (slip: Slip, stakes: readonly Stake[]): Slip => [
  ...slip,
  mergeStakes([...placedOf(slip), ...stakes]),
]

export const undoStep = (slip: Slip): Slip => slip.slice(0, -1)

export const doubleStakes = (slip: Slip): Slip => placeStakes(slip, placedOf(slip))

/**
 * Returns the table's limit that stakes break together with the player's stakes of the round, as Korean text; undefined
 * if none.
 */
export function limitFault(
  stakes: readonly Stake[],
  own: readonly Stake[],
  { min, max, roundMax }: TableLimits,
): string | undefined {
  if (stakes.length === 0) return '베팅할 칸에 칩을 놓아 주세요.'
  if (stakes.length > PICKS_MAX || stakes.some(({ amount }) => !Number.isSafeInteger(amount)))
    return '베팅금액을 확인해 주세요.'
  if (stakes.some(({ amount }) => amount < min)) return `최소 베팅금액은 ${figure(min)}원입니다.`
  const all = mergeStakes([...own, ...stakes])
  if (all.some(({ amount }) => amount > max)) return `한 칸에 ${figure(max)}원까지 베팅할 수 있습니다.`
  if (sumOf(all) > roundMax) return `한 회차에 ${figure(roundMax)}원까지 베팅할 수 있습니다.`
  return undefined
}
