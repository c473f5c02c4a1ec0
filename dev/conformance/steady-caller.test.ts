import { expect, test } from 'vitest'
import { conformPaper, type PaperOptions } from './testing/paper-ground.ts'
import type { Send } from './wallet-transport.ts'

const conventions = ['command', 'transactions'] as const

const play = (options: Pick<PaperOptions, 'convention' | 'over'> & Partial<PaperOptions>) =>
  conformPaper({ until: ({ calls }) => calls >= 400, seed: 11, lanes: 3, tell: () => {}, ...options })

/** Loses every seventh answer, before or after the call was done, as a 503 or a broken connection. */
const losing = (send: Send): Send => {
  let calls = 0
  return async (message, milliseconds) => {
    calls += 1
    if (calls % 7 !== 0) return send(message, milliseconds)
    if (calls % 2 === 0) await send(message, milliseconds)
    if (calls % 3 === 0) throw new Error('the connection is broken')
    return { status: 503, body: '' }
  }
}

test.each(conventions)(
  'the right wallet passes in the convention %s when answers are lost before and after the call is done',
  async convention => {
    const { faults, again } = await play({ convention, over: losing })
    expect(faults).toEqual([])
    expect(again['HTTP 503']).toBeGreaterThan(50)
    expect(again['the connection is broken']).toBeGreaterThan(20)
  },
)

test('ends with a sentence when the wallet never answers', async () => {
  const silent = async () => ({ status: 503, body: '<html>Bad gateway</html>' })
  const { faults, cases } = await play({ convention: 'command', over: () => silent })
  expect(cases).toEqual([])
  expect(faults[0]).toContain(
    'answers (form): the answer to authenticate: there was no answer within 30 s (HTTP 503)',
  )
})

test('stops when the wallet leaves in the middle', async () => {
  let calls = 0
  const leaving =
    (send: Send): Send =>
    (message, milliseconds) => {
      calls += 1
      return calls < 200 ? send(message, milliseconds) : Promise.reject(new Error('connection refused'))
    }
  const { faults, notTried } = await play({ convention: 'transactions', over: leaving })
  expect(faults).toContainEqual(
    expect.stringContaining('there was no answer within 30 s (connection refused)'),
  )
  expect(notTried).toContainEqual(expect.stringContaining('the wallet left calls without an answer'))
})

test('reports the times of each kind of call', async () => {
  const { times } = await play({ convention: 'command', fault: 'takes 3 s for every answer' })
  // The clock of the test stands still but for the wait, and a figure is rounded up by 2 %.
  expect(times.authenticate?.p50ms).toBeGreaterThanOrEqual(3_000)
  expect(times.authenticate?.p50ms).toBeLessThan(3_061)
  expect(times.authenticate?.maxms).toBe(3_000)
})
