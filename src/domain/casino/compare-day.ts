/** What moved money at a supplier's games, as one side has it. */
export type DayTransaction = {
  readonly ref: string
  readonly kind: 'bet' | 'win' | 'refund'
  readonly betRef: string | null
  readonly memberId: number | null
  readonly amount: number
}

/** Of one side; those of other days stand beside it, since clocks differ and a round may cross midnight. */
export type SidedTransaction = DayTransaction & { readonly isOfDay: boolean }

export type DayDifference = Omit<DayTransaction, 'amount'> & {
  readonly what: 'only-ours' | 'only-theirs' | 'amount'
  readonly ours: number | null
  readonly theirs: number | null
}

/** Counts and won of one kind. */
export type KindSum = { readonly count: number; readonly amount: number }
export type DaySums = Readonly<Record<DayTransaction['kind'], KindSum>>

export type ComparedDay = {
  readonly ours: DaySums
  readonly theirs: DaySums
  readonly differences: readonly DayDifference[]
}

/**
 * Holds a day of ours against what its supplier reports, by the numbers of the transactions: what one side has under
 * another day is the same transaction. A refund gives back the whole stake, so its amount is ours. Bets that one side took
 * back and the other never counted moved nothing and are no difference.
 */
export function compareDay(
  allOurs: readonly SidedTransaction[],
  allTheirs: readonly SidedTransaction[],
): ComparedDay {
  const { ours, theirs } = moving(allOurs, allTheirs)
  const [known, told] = [byRef(ours), byRef(theirs)]
  const differences: DayDifference[] = []
  const sums = { ours: emptySums(), theirs: emptySums() }
  for (const one of ours.filter(({ isOfDay }) => isOfDay)) {
    const other = told.get(one.ref)
    add(sums.ours, one, one.amount)
    if (!other) differences.push(differenceOf(one, 'only-ours', { ours: one.amount, theirs: null }))
    else {
      const amount = one.kind === 'refund' ? one.amount : other.amount
      add(sums.theirs, one, amount)
      if (amount !== one.amount)
        differences.push(differenceOf(one, 'amount', { ours: one.amount, theirs: amount }))
    }
  }
  for (const one of theirs.filter(({ ref, isOfDay }) => isOfDay && !known.has(ref))) {
    add(sums.theirs, one, one.amount)
    differences.push(differenceOf(one, 'only-theirs', { ours: null, theirs: one.amount }))
  }
  return { ...sums, differences }
}

/** Bets that one side took back and the other never counted. */
function takenBack(own: readonly DayTransaction[], others: readonly DayTransaction[]): readonly string[] {
  const otherRefs = new Set(others.map(({ ref }) => ref))
  return own.flatMap(({ kind, betRef }) =>
    kind === 'refund' && betRef !== null && !otherRefs.has(betRef) ? [betRef] : [],
  )
}

/** What moved money in the end, on either side. */
function moving(ours: readonly SidedTransaction[], theirs: readonly SidedTransaction[]) {
  const bets = new Set([...ours, ...theirs].flatMap(({ kind, ref }) => (kind === 'bet' ? [ref] : [])))
  const back = new Set([...takenBack(ours, theirs), ...takenBack(theirs, ours)])
  const isMoving = ({ kind, ref, betRef }: DayTransaction): boolean => {
    if (kind === 'bet') return !back.has(ref)
    return kind === 'win' || betRef === null || (bets.has(betRef) && !back.has(betRef))
  }
  return { ours: ours.filter(isMoving), theirs: theirs.filter(isMoving) }
}

const byRef = <T extends DayTransaction>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map(row => [row.ref, row]))

const differenceOf = (
  { ref, kind, betRef, memberId }: DayTransaction,
  what: DayDifference['what'],
  amounts: Pick<DayDifference, 'ours' | 'theirs'>,
): DayDifference => ({ ref, kind, betRef, memberId, what, ...amounts })

type Sums = Record<DayTransaction['kind'], { count: number; amount: number }>

const emptySums = (): Sums => ({
  bet: { count: 0, amount: 0 },
  win: { count: 0, amount: 0 },
  refund: { count: 0, amount: 0 },
})

function add(sums: Sums, { kind }: DayTransaction, amount: number): void {
  sums[kind].count += 1
  sums[kind].amount += amount
}
