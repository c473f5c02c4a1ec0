import { expect, test } from 'vitest'
import { latestWord } from './latest-word.ts'

/** Reads that the test answers manually, and what was published. */
function watched() {
  const readings: PromiseWithResolvers<number>[] = []
  const told: [topic: string, balance: number][] = []
  const faults: unknown[] = []
  const word = latestWord<number>({
    read: () => {
      const reading = Promise.withResolvers<number>()
      readings.push(reading)
      return reading.promise
    },
    tell: (topic, balance) => told.push([topic, balance]),
    onFault: fault => faults.push(fault),
  })
  const answer = async (balance: number) => {
    readings.at(-1)?.resolve(balance)
    await new Promise(setImmediate)
  }
  return { ...word, readings, told, faults, answer }
}

test('publishes the read value', async () => {
  const { ask, answer, told } = watched()
  ask('one')
  await answer(5)
  expect(told).toEqual([['one', 5]])
})

test('drops a read that a newer value has overtaken, and reads again', async () => {
  const { ask, overtake, answer, told } = watched()
  ask('one')
  overtake('one')
  await answer(5)
  expect(told).toEqual([])
  await answer(4)
  expect(told).toEqual([['one', 4]])
})

test('many changes during one read cause one more read', async () => {
  const { ask, answer, told, readings } = watched()
  for (let change = 0; change < 100; change++) ask('one')
  await answer(5)
  await answer(6)
  expect(readings).toHaveLength(2)
  expect(told).toEqual([['one', 6]])
})

test('a newer value of one key does not affect other keys, and causes no read without one', async () => {
  const { ask, overtake, answer, told, readings } = watched()
  overtake('two')
  ask('one')
  overtake('two')
  await answer(5)
  expect(readings).toHaveLength(1)
  expect(told).toEqual([['one', 5]])
})

test('reports a failed read, and reads the changes since', async () => {
  const { ask, answer, told, faults, readings } = watched()
  ask('one')
  readings[0]?.reject(new Error('the line is cut'))
  await new Promise(setImmediate)
  expect(faults).toHaveLength(1)
  ask('one')
  ask('one')
  readings[1]?.reject(new Error('the line is cut again'))
  await new Promise(setImmediate)
  expect(readings).toHaveLength(3)
  await answer(5)
  expect(told).toEqual([['one', 5]])
})
