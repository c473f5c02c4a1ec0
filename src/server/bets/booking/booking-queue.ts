import { createMemberTurns, type MemberTurns } from './member-turns.ts'

/** Outcome of one task of a batch: its answer, or its own fault. */
export type BatchOutcome<Answer> = { readonly answer: Answer } | { readonly fault: unknown }

export type BookingQueue<Task, Answer> = {
  /** Resolves with the task's own answer. Undefined when the queue is full. */
  submit(task: Task): Promise<Answer> | undefined
  /** Number of tasks that wait or are being booked. */
  waiting(): number
  /** Resolves when no task waits or runs. */
  drained(): Promise<void>
}

export type BookingQueueOptions<Task, Answer> = {
  /** Number of concurrent batches, each on its own connection. */
  readonly lanes: number
  readonly batchMax: number
  readonly waitingMax: number
  memberOf(task: Task): number
  /** Books a batch in which no member occurs twice; outcomes are in the order of the batch. */
  book(tasks: readonly Task[]): Promise<readonly BatchOutcome<Answer>[]>
}

type Waiting<Task, Answer> = {
  readonly task: Task
  readonly resolve: (answer: Answer) => void
  readonly reject: (fault: unknown) => void
}

/**
 * Collects tasks while earlier batches are being booked. There is no timer, so an idle queue books a bet at once. A
 * member has one task in progress at a time; the next starts when that one is answered, so that rules and balance
 * include it.
 */
export function createBookingQueue<Task, Answer>(
  options: BookingQueueOptions<Task, Answer>,
): BookingQueue<Task, Answer> {
  const { waitingMax, memberOf, book } = options
  const turns = createMemberTurns<Waiting<Task, Answer>>()
  const idle: (() => void)[] = []
  let waiting = 0

  const run = async (batch: readonly Waiting<Task, Answer>[]) => {
    const outcomes = await bookAlike(book, batch)
    batch.forEach((entry, index) => {
      tellOutcome(entry, outcomes[index])
      turns.moveUp(memberOf(entry.task))
    })
    waiting -= batch.length
    lanes.leave(batch.length)
    if (waiting === 0) for (const tell of idle.splice(0)) tell()
  }
  const lanes = openLanes(options, turns, run)

  return {
    submit: task => {
      if (waiting >= waitingMax) return undefined
      return new Promise((resolve, reject) => {
        turns.enter(memberOf(task), { task, resolve, reject })
        waiting++
        lanes.plan()
      })
    },
    waiting: () => waiting,
    drained: () => (waiting === 0 ? Promise.resolve() : new Promise(resolve => idle.push(resolve))),
  }
}

/** Decides when a batch starts and which ready tasks it gets. */
function openLanes<Entry>(
  { lanes, batchMax }: Pick<BookingQueueOptions<never, never>, 'lanes' | 'batchMax'>,
  turns: MemberTurns<Entry>,
  run: (batch: readonly Entry[]) => Promise<void>,
) {
  let running = 0
  let underWay = 0
  let planned = false

  /**
   * While others run, a batch starts only when it is half as large as all of them together: a handful of bets would
   * cost a whole transaction.
   */
  const worthwhile = () => Math.min(batchMax, underWay / 2)
  const mayBegin = () => running < lanes && turns.ready() > 0 && turns.ready() >= worthwhile()

  /** Runs after the pending input has been read, so that all tasks of one tick share a batch. */
  const plan = () => {
    if (planned || !mayBegin()) return
    planned = true
    setImmediate(begin)
  }
  const begin = () => {
    planned = false
    if (!mayBegin()) return
    const batch = turns.take(batchMax)
    running++
    underWay += batch.length
    void run(batch)
    plan()
  }
  /** A batch of this size has been answered. */
  const leave = (size: number) => {
    running--
    underWay -= size
    plan()
  }
  return { plan, leave }
}

/** When a batch fails as a whole, each of its tasks fails with the same fault. */
async function bookAlike<Task, Answer>(
  book: BookingQueueOptions<Task, Answer>['book'],
  batch: readonly Waiting<Task, Answer>[],
): Promise<readonly BatchOutcome<Answer>[]> {
  try {
    return await book(batch.map(entry => entry.task))
  } catch (fault) {
    return batch.map(() => ({ fault }))
  }
}

function tellOutcome<Task, Answer>(
  { resolve, reject }: Waiting<Task, Answer>,
  outcome: BatchOutcome<Answer> | undefined,
): void {
  if (outcome && 'answer' in outcome) resolve(outcome.answer)
  else reject(outcome?.fault ?? new Error('a batch left an task unanswered'))
}
