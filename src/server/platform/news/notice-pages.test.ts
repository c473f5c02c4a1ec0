import { expect, test } from 'vitest'
import { noticeReader, noticeWriter, type TopicMessage } from './notice-pages.ts'

function setUp(own = 'me') {
  const told: TopicMessage[] = []
  let gaps = 0
  const read = noticeReader(
    own,
    one => told.push(one),
    () => {
      gaps += 1
    },
  )
  return { told, read, gaps: () => gaps }
}

const news = (count: number, size = 10): TopicMessage[] =>
  Array.from({ length: count }, (_, index) => ['price', { index, text: '가'.repeat(size) }])

test('small messages share a notice and arrive unchanged, in order', () => {
  const { told, read, gaps } = setUp()
  const payloads = noticeWriter('other').write(news(50))
  expect(payloads.length).toBeLessThan(5)
  payloads.forEach(read)
  expect(told).toEqual(news(50))
  expect(gaps()).toBe(0)
})

test('splits a message longer than a notice, with no part above the limit', () => {
  const { told, read } = setUp()
  const large = news(3, 5_000)
  const payloads = noticeWriter('other').write(large)
  expect(payloads.length).toBeGreaterThan(9)
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
  payloads.forEach(read)
  expect(told).toEqual(large)
})

test('ignores its own notices', () => {
  const { told, read } = setUp('me')
  noticeWriter('me').write(news(2)).forEach(read)
  expect(told).toEqual([])
})

test('detects a missing notice, and reads the notices after it', () => {
  const { told, read, gaps } = setUp()
  const writer = noticeWriter('other')
  writer.write(news(1)).forEach(read)
  writer.write(news(1))
  writer.write(news(1)).forEach(read)
  writer.skip()
  writer.write(news(1)).forEach(read)
  expect([told.length, gaps()]).toEqual([3, 2])
})

test('drops a large message that lost any page', () => {
  const large = news(1, 5_000)
  const pages = noticeWriter('other').write(large).length
  for (let lost = 0; lost < pages; lost++) {
    const { told, read, gaps } = setUp()
    const writer = noticeWriter('other')
    writer.write(news(1)).forEach(read)
    writer
      .write(large)
      .filter((_, index) => index !== lost)
      .forEach(read)
    writer.write(news(1)).forEach(read)
    expect(told).toEqual([...news(1), ...news(1)])
    expect(gaps()).toBe(1)
  }
})

test('distinguishes senders, and ignores other text', () => {
  const { told, read, gaps } = setUp()
  const [one, two] = [noticeWriter('one'), noticeWriter('two')]
  for (let round = 0; round < 3; round++) for (const writer of [one, two]) writer.write(news(1)).forEach(read)
  read('nonsense')
  read('other 1 0 {')
  expect([told.length, gaps()]).toEqual([6, 0])
})
