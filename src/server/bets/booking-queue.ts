/** What became of one order of a batch: its answer, or the fault that befell it alone. */
export type BatchOutcome<Answer> = { readonly answer: Answer } | { readonly fault: unknown }

export type BookingQueue<Order, Answer> = {
  /** Resolves with the order's own answer; undefined when too many wait already. */
  submit(order: Order): Promise<Answer> | undefined
  /** Resolves when nothing waits or runs. */
  drained(): Promise<void>
}

export type BookingQueueOptions<Order, Answer> = {
  /** Batches at the same time, each on a connection of its own. */
  readonly lanes: number
  readonly batchMax: number
  readonly waitingMax: number
  memberOf(order: Order): number
  /** Books a batch in which no member comes twice; outcomes in the order of the batch. */
  book(orders: readonly Order[]): Promise<readonly BatchOutcome<Answer>[]>
}

type Waiting<Order, Answer> = {
  readonly order: Order
  readonly resolve: (answer: Answer) => void
  readonly reject: (fault: unknown) => void
}

/**
 * Gathers what comes while the batches before are being booked; without a timer, so that at rest a bet is
 * booked at once. A member has one order under way: the next takes its turn when that one is answered, so
 * that rules and balance see it.
 */
export function createBookingQueue<Order, Answer>({
  lanes,
  batchMax,
  waitingMax,
  memberOf,
  book,
}: BookingQueueOptions<Order, Answer>): BookingQueue<Order, Answer> {
  type Entry = Waiting<Order, Answer>
  let ready: Entry[] = []
  /** Members with an order ready or under way, and what they have sent behind it. */
  const behind = new Map<number, Entry[]>()
  /** Stands for all those who have sent nothing behind it, nearly everybody. */
  const nothing: Entry[] = []
  const idle: (() => void)[] = []
  let waiting = 0
  let running = 0
  let underWay = 0
  let planned = false

  /** Beside others a batch begins once it is half as large as all of them: a handful would cost a whole transaction. */
  const worthwhile = () => Math.min(batchMax, underWay / 2)
  const mayBegin = () => running < lanes && ready.length > 0 && ready.length >= worthwhile()

  /** After the input at hand has been read, so that all orders of one turn share a batch. */
  const plan = () => {
    if (planned || !mayBegin()) return
    planned = true
    setImmediate(() => {
      planned = false
      if (!mayBegin()) return
      const batch = ready.slice(0, batchMax)
      ready = ready.slice(batchMax)
      running++
      underWay += batch.length
      void run(batch)
      plan()
    })
  }

  const run = async (batch: readonly Entry[]) => {
    const outcomes = await bookAlike(batch)
    batch.forEach((entry, index) => {
      const outcome = outcomes[index]
      if (outcome && 'answer' in outcome) entry.resolve(outcome.answer)
      else entry.reject(outcome?.fault ?? new Error('a batch left an order unanswered'))
      moveUp(memberOf(entry.order))
    })
    running--
    underWay -= batch.length
    waiting -= batch.length
    plan()
    if (waiting === 0) for (const tell of idle.splice(0)) tell()
  }

  const bookAlike = async (batch: readonly Entry[]): Promise<readonly BatchOutcome<Answer>[]> => {
    try {
      return await book(batch.map(entry => entry.order))
    } catch (fault) {
      return batch.map(() => ({ fault }))
    }
  }

  const enter = (entry: Entry) => {
    const member = memberOf(entry.order)
    const queue = behind.get(member)
    if (!queue) {
      behind.set(member, nothing)
      ready.push(entry)
    } else if (queue === nothing) behind.set(member, [entry])
    else queue.push(entry)
  }

  const moveUp = (member: number) => {
    const queue = behind.get(member)
    const next = queue === nothing ? undefined : queue?.shift()
    if (next) ready.push(next)
    else behind.delete(member)
  }

  return {
    submit: order => {
      if (waiting >= waitingMax) return undefined
      return new Promise((resolve, reject) => {
        enter({ order, resolve, reject })
        waiting++
        plan()
      })
    },
    drained: () => (waiting === 0 ? Promise.resolve() : new Promise(resolve => idle.push(resolve))),
  }
}
