import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { route } from '#contract/route.ts'
import { accept, type Result } from '#domain/result.ts'
import { serve } from '#tests/support/serve.ts'
import { feature } from './http.ts'

const contract = {
  slow: route({
    method: 'GET',
    path: 'slow',
    access: 'member',
    summary: '느린 답',
    output: z.object({ n: z.number() }),
    refusals: [],
  }),
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const seen = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, body]

/** A call of a route that answers when it is told to. */
function callSlowly() {
  const work = Promise.withResolvers<Result<{ n: number }, never>>()
  const asked = Promise.withResolvers<void>()
  const slow = () => {
    asked.resolve()
    return work.promise
  }
  const fastify = serve(feature(contract, { slow }))
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
])(
  'an answer that %s is not waited for longer than half a minute: 503 with a Korean text',
  async (_, end) => {
    const { work, asked, answer } = callSlowly()
    await asked
    await vi.advanceTimersByTimeAsync(30_000)
    end(work)
    expect(await answer).toEqual([503, '일시적으로 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.'])
  },
)

test('an answer that comes before that is given, and nothing waits on', async () => {
  const { work, asked, answer } = callSlowly()
  await asked
  await vi.advanceTimersByTimeAsync(29_000)
  work.resolve(accept({ n: 1 }))
  expect(await answer).toEqual([200, '{"n":1}'])
  expect(vi.getTimerCount()).toBe(0)
})
