import { expect, test } from 'vitest'
import { type Counts, count, delaysOf } from './figures.ts'

test('reports delays by median and high percentiles', () => {
  const delays = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(delaysOf(delays)).toEqual({ calls: 100, p50ms: 51, p95ms: 96, p99ms: 100 })
  expect(delaysOf([])).toEqual({ calls: 0, p50ms: 0, p95ms: 0, p99ms: 0 })
})

test('counts answers by status and faults by name', () => {
  const counts: Counts = {}
  for (const what of [200, '429', 200, 'ECONNRESET']) count(counts, what)
  expect(counts).toEqual({ 200: 2, 429: 1, ECONNRESET: 1 })
})
