/** A money transaction of a supplier's games, according to one side. */
export type DayTransaction = {
  readonly ref: string
  readonly kind: 'bet' | 'win' | 'refund'
  readonly betRef: string | null
  readonly memberId: number | null
  readonly amount: number
}

/**
 * A transaction of one side. Transactions of neighbouring days are included, since clocks differ and a
 * round may cross midnight.
 */
export type SidedTransaction = DayTransaction & { readonly isOfDay: boolean }

export type DayDifference = Omit<DayTransaction, 'amount'> & {
  readonly what: 'only-ours' | 'only-theirs' | 'amount'
  readonly ours: number | null
  readonly theirs: number | null
}

/** Number and sum (won) of one kind of transaction. */
export type KindSum = { readonly count: number; readonly amount: number }
export type DaySums = Readonly<Record<DayTransaction['kind'], KindSum>>

export type ComparedDay = {
  readonly ours: DaySums
  readonly theirs: DaySums
  readonly differences: readonly DayDifference[]
}

/**
 * Compares a day of ours with the supplier's report by transaction id. A transaction that one side
 * records under another day is the same transaction. A refund returns the whole stake, so our amount is
 * used. A bet that one side refunded and the other never recorded moved no money and is no difference.
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

/** Returns bets that one side refunded and the other never recorded. */
function takenBack(own: readonly DayTransaction[], others: readonly DayTransaction[]): readonly string[] {
  const otherRefs = new Set(others.map(({ ref }) => ref))
  return own.flatMap(({ kind, betRef }) =>
    kind === 'refund' && betRef !== null && !otherRefs.has(betRef) ? [betRef] : [],
  )
}

/** Drops the transactions that moved no money in the end, on both sides. */
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
