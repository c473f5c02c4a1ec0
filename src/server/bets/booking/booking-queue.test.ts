import { expect, test } from 'vitest'
import { type BatchOutcome, createBookingQueue } from './booking-queue.ts'

type Task = { readonly member: number; readonly name: string }

/** A queue whose batches the test answers manually. */
function openQueue({ lanes = 1, batchMax = 100, waitingMax = 100 } = {}) {
  const batches: { tasks: readonly Task[]; answer: (outcomes?: BatchOutcome<string>[]) => void }[] = []
  const queue = createBookingQueue<Task, string>({
    lanes,
    batchMax,
    waitingMax,
    memberOf: task => task.member,
    book: tasks => {
      const { promise, resolve } = Promise.withResolvers<readonly BatchOutcome<string>[]>()
      batches.push({
        tasks,
        answer: outcomes => resolve(outcomes ?? tasks.map(task => ({ answer: task.name }))),
      })
      return promise
    },
  })
  return { queue, batches }
}

const turn = () => new Promise(resolve => setImmediate(resolve))
const settled = async () => {
  for (let count = 0; count < 5; count++) await turn()
}
const namesOf = (batches: { tasks: readonly Task[] }[]) =>
  batches.map(batch => batch.tasks.map(one => one.name))

test('tasks of one tick share a batch; later tasks share the next', async () => {
  const { queue, batches } = openQueue()
  const answers = ['a', 'b'].map((name, member) => queue.submit({ member, name }))
  await settled()
  void queue.submit({ member: 8, name: 'c' })
  void queue.submit({ member: 9, name: 'd' })
  await settled()
  expect(namesOf(batches)).toEqual([['a', 'b']])
  batches[0]?.answer()
  expect(await Promise.all(answers)).toEqual(['a', 'b'])
  await settled()
  expect(namesOf(batches)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('a member has one running task, and the next waits', async () => {
  const { queue, batches } = openQueue({ lanes: 2 })
  for (const name of ['a', 'b', 'c']) void queue.submit({ member: 1, name })
  void queue.submit({ member: 2, name: 'x' })
  await settled()
  expect(namesOf(batches)).toEqual([['a', 'x']])
  batches[0]?.answer()
  await settled()
  expect(namesOf(batches)).toEqual([['a', 'x'], ['b']])
  batches[1]?.answer()
  await settled()
  expect(namesOf(batches)).toEqual([['a', 'x'], ['b'], ['c']])
})

test('limits the number and the size of concurrent batches', async () => {
  const { queue, batches } = openQueue({ lanes: 2, batchMax: 2 })
  for (let member = 0; member < 7; member++) void queue.submit({ member, name: String(member) })
  await settled()
  expect(namesOf(batches)).toEqual([
    ['0', '1'],
    ['2', '3'],
  ])
})

test('each task gets its own answer or fault', async () => {
  const { queue, batches } = openQueue()
  const [a, b] = [queue.submit({ member: 1, name: 'a' }), queue.submit({ member: 2, name: 'b' })]
  await settled()
  batches[0]?.answer([{ fault: new Error('broken') }, { answer: 'fine' }])
  await expect(a).rejects.toThrow('broken')
  expect(await b).toBe('fine')
})

test('a failed batch fails its own tasks only', async () => {
  let failing = true
  const queue = createBookingQueue<Task, string>({
    lanes: 1,
    batchMax: 10,
    waitingMax: 10,
    memberOf: task => task.member,
    book: async tasks => {
      if (failing) throw new Error('no database')
      return tasks.map(task => ({ answer: task.name }))
    },
  })
  await expect(queue.submit({ member: 1, name: 'a' })).rejects.toThrow('no database')
  failing = false
  expect(await queue.submit({ member: 1, name: 'b' })).toBe('b')
})

test('refuses tasks beyond the waiting limit at once', async () => {
  const { queue } = openQueue({ waitingMax: 2 })
  expect(queue.submit({ member: 1, name: 'a' })).toBeDefined()
  expect(queue.submit({ member: 2, name: 'b' })).toBeDefined()
  expect(queue.submit({ member: 3, name: 'c' })).toBeUndefined()
})

test('drains when all tasks are answered', async () => {
  const { queue, batches } = openQueue()
  await queue.drained()
  void queue.submit({ member: 1, name: 'a' })
  let drained = false
  void queue.drained().then(() => {
    drained = true
  })
  await settled()
  expect(drained).toBe(false)
  batches[0]?.answer()
  await settled()
  expect(drained).toBe(true)
})

test('starts another batch next to a running one when it is half as large', async () => {
  const { queue, batches } = openQueue({ lanes: 2 })
  const submit = (names: string) => {
    for (const name of names) void queue.submit({ member: name.charCodeAt(0), name })
    return settled()
  }
  await submit('abcd')
  await submit('e')
  expect(namesOf(batches)).toEqual([['a', 'b', 'c', 'd']])
  await submit('f')
  expect(namesOf(batches)).toEqual([
    ['a', 'b', 'c', 'd'],
    ['e', 'f'],
  ])
  void submit('g')
  for (const batch of batches) batch.answer()
  await settled()
  expect(namesOf(batches)[2]).toEqual(['g'])
  batches[2]?.answer()
  await queue.drained()
})
