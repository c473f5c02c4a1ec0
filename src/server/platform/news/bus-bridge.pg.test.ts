import { afterEach, expect, test } from 'vitest'
import { cut } from '#tests/support/house/cut-connections.sql.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { openDatabase } from '../postgres/postgres.ts'
import { createLog } from '../process/log.ts'
import { createBus, topic } from './bus.ts'
import { busBridge } from './bus-bridge.ts'

const database = useDatabase()
const news = topic<{ readonly number: number; readonly text?: string }>('news-for-tests', { reach: 'house' })
const homely = topic<string>('stays-at-home', { reach: 'process' })

const stops: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** A process, from the bridge's point of view. */
async function openNode() {
  const db = openDatabase({ url: database.url, poolSize: 2 })
  stops.push(() => db.close())
  const bus = createBus()
  const heard: number[] = []
  const gaps: string[] = []
  bus.subscribe(news, ({ number }) => heard.push(number))
  const log = createLog({ level: 'silent' })
  const start = async () => {
    const stop = await busBridge({ bus, db, log, onGap: () => gaps.push('gap') }).start()
    stops.push(stop)
    return stop
  }
  return { bus, heard, gaps, start }
}

const patient = { timeout: 10_000 }
const settled = () => new Promise(resolve => setTimeout(resolve, 100))

async function openTwo() {
  const nodes = [await openNode(), await openNode()] as const
  await nodes[0].start()
  await nodes[1].start()
  // The later one reloads when the earlier has answered its hello: then both know each other.
  await expect.poll(() => nodes[1].gaps.length, { timeout: 10_000 }).toBe(1)
  return nodes
}

test('the other process receives every message once and in order, and no process receives one twice', async () => {
  const [one, two] = await openTwo()
  const numbers = Array.from({ length: 500 }, (_, index) => index)
  for (const number of numbers) one.bus.publish(news, { number })
  await expect.poll(() => two.heard.length, patient).toBe(500)
  await settled()
  expect(two.heard).toEqual(numbers)
  expect(one.heard).toEqual(numbers)
})

test('works in both directions, and for messages longer than a notice with any characters', async () => {
  const [one, two] = await openTwo()
  const texts: string[] = []
  two.bus.subscribe(news, ({ text }) => text !== undefined && texts.push(text))
  const text = '한판 "승무패" \u2028\n'.repeat(3_000)
  for (let round = 0; round < 20; round++) {
    one.bus.publish(news, { number: round, ...(round === 10 && { text }) })
    two.bus.publish(news, { number: 100 + round })
  }
  await expect.poll(() => [one.heard.length, two.heard.length], patient).toEqual([40, 40])
  expect(texts).toEqual([text])
})

test('process-local topics stay in their process', async () => {
  const [one, two] = await openTwo()
  const heard: string[] = []
  two.bus.subscribe(homely, word => heard.push(word))
  one.bus.publish(homely, 'psst')
  one.bus.publish(news, { number: 1 })
  await expect.poll(() => two.heard, patient).toEqual([1])
  expect(heard).toEqual([])
})

test('processes that discover each other both reload once, for messages missed before', async () => {
  const [one, two] = [await openNode(), await openNode()]
  await one.start()
  one.bus.publish(news, { number: 1 })
  await two.start()
  two.bus.publish(news, { number: 2 })
  await expect.poll(() => [one.gaps.length, two.gaps.length], patient).toEqual([1, 1])
  one.bus.publish(news, { number: 3 })
  await expect.poll(() => two.heard.includes(3), patient).toBe(true)
  await settled()
  expect([one.gaps.length, two.gaps.length]).toEqual([1, 1])
})

test('a process whose connection broke reloads and receives again', async () => {
  const [one, two] = await openTwo()
  const before = two.gaps.length
  await cut(database.db, 'listen%news%')
  await expect.poll(() => two.gaps.length, patient).toBeGreaterThan(before)
  // It listens again; events published before that are lost.
  await expect
    .poll(() => {
      one.bus.publish(news, { number: 3 })
      return two.heard.includes(3)
    }, patient)
    .toBe(true)
})
