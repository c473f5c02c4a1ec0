import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { inplayBetContract } from '#contract/bets/inplay-bets.ts'
import { route } from '#contract/wire/route.ts'
import { assert } from '#domain/assert.ts'
import { accept, type Result } from '#domain/result.ts'
import { BET_DELAY_SECONDS_MAX } from '#domain/slip/bet-delay.ts'
import { serve } from '#tests/support/house/serve.ts'
import { feature } from './http.ts'

const slowRoute = route({
  method: 'GET',
  path: 'slow',
  access: 'member',
  summary: '느린 답',
  output: z.object({ n: z.number() }),
  refusals: [],
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const seen = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, body]

/** Calls a route that answers when the test lets it. */
function callSlowly(patience: { readonly patienceSeconds?: number } = {}) {
  const work = Promise.withResolvers<Result<{ n: number }, never>>()
  const asked = Promise.withResolvers<void>()
  const slow = () => {
    asked.resolve()
    return work.promise
  }
  const fastify = serve(feature({ slow: { ...slowRoute, ...patience } }, { slow }))
  const answer = fastify.inject({ url: '/api/slow', headers: { 'x-auth-token': 'member' } })
  return { work, asked: asked.promise, answer: answer.then(seen) }
}

test.each([
  [
    'comes late',
    (work: PromiseWithResolvers<Result<{ n: number }, never>>) => work.resolve(accept({ n: 1 })),
  ],
  [
    'fails late',
    (work: PromiseWithResolvers<Result<{ n: number }, never>>) => work.reject(new Error('late')),
  ],
])('an answer that %s times out after half a minute: 503 with a Korean text', async (_, end) => {
  const { work, asked, answer } = callSlowly()
  await asked
  await vi.advanceTimersByTimeAsync(30_000)
  end(work)
  expect(await answer).toEqual([503, '일시적으로 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.'])
})

test('sends an answer that comes in time, and leaves no timer', async () => {
  const { work, asked, answer } = callSlowly()
  await asked
  await vi.advanceTimersByTimeAsync(29_000)
  work.resolve(accept({ n: 1 }))
  expect(await answer).toEqual([200, '{"n":1}'])
  expect(vi.getTimerCount()).toBe(0)
})

test('waits longer for a slow route, such as an in-play bet with the longest delay', async () => {
  const { patienceSeconds } = inplayBetContract.place
  assert(patienceSeconds, 'a bet in play is answered when its delay is over')
  expect(patienceSeconds).toBeGreaterThan(BET_DELAY_SECONDS_MAX)
  const { work, asked, answer } = callSlowly({ patienceSeconds })
  await asked
  await vi.advanceTimersByTimeAsync(BET_DELAY_SECONDS_MAX * 1_000 + 500)
  work.resolve(accept({ n: 1 }))
  expect(await answer).toEqual([200, '{"n":1}'])
})
