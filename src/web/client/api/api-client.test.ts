import { describe, expect, test, vi } from 'vitest'
import { memberContract } from '#contract/account/members.ts'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { betContract } from '#contract/bets/bets.ts'
import { fixtureContract } from '#contract/fixtures/fixtures.ts'
import { createApiClient } from './api-client.ts'

type Reply = { status?: number; body?: string; refusal?: string }

/** A client with one canned response; made by hand because Node's Response refuses status 600. */
function createWorld({ status = 200, body = '', refusal }: Reply | Record<string, never> = {}) {
  const act = vi.fn()
  const requests: { url: string; init: RequestInit }[] = []
  const answer = async (url: string, init: RequestInit) => {
    requests.push({ url, init })
    return {
      status,
      text: async () => body,
      headers: { get: (name: string) => (name === 'X-Refusal' ? (refusal ?? null) : null) },
    }
  }
  const call = createApiClient({ fetch: answer as unknown as typeof fetch, readToken: () => 'secret', act })
  return { call, act, requests }
}

describe('the API client', () => {
  test('X3 downloads a file under the server’s name, and fails when the stream breaks', async () => {
    const headers = {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('회원-1.csv')}`,
    }
    const clientOf = (body: BodyInit) =>
      createApiClient({
        fetch: async () => new Response(body, { headers }),
        readToken: () => 'secret',
        act: vi.fn(),
      })
    const ask = { body: { filter: {}, reason: '내부 감사' } }
    const answer = await clientOf('\ufeff번호')(exportContract.members, ask)
    if (!answer.ok) throw new Error(answer.refusal.text)
    expect(answer.value.name).toBe('회원-1.csv')
    expect(Buffer.from(await answer.value.content.arrayBuffer()).toString()).toBe('\ufeff번호')
    const broken = new ReadableStream({ pull: stream => stream.error(new Error('away')) })
    expect(await clientOf(broken)(exportContract.members, ask)).toMatchObject({
      ok: false,
      refusal: { code: 'NETWORK' },
    })
  })

  test('API-003 fills in path and query and sends the token in X-AUTH-TOKEN', async () => {
    const { call, requests } = createWorld({ body: '{"id":7}' })
    const answer = await call(memberContract.member, { params: { id: 7 } })
    expect(requests[0]).toMatchObject({
      url: '/api/member/7',
      init: { method: 'GET', headers: { 'X-AUTH-TOKEN': 'Bearer secret' } },
    })
    expect(answer).toEqual({ ok: true, value: { id: 7 } })
    await call(fixtureContract.events, { query: { type: 'cross', page: 2, search: '', sportId: undefined } })
    expect(requests[1]?.url).toBe('/api/sports-prematch/event?type=cross&page=2')
  })

  test('sends the body as JSON, with the idempotency key of a bet', async () => {
    const { call, requests } = createWorld({ status: 204 })
    await call(memberContract.login, { body: { userId: 'demo', password: 'x' } }, { idempotencyKey: 'k' })
    expect(requests[0]?.init.body).toBe('{"userId":"demo","password":"x"}')
    expect(requests[0]?.init.headers).toMatchObject({
      'Idempotency-Key': 'k',
      'content-type': 'application/json',
    })
  })

  test('returns undefined for an empty answer', async () => {
    expect(await createWorld({ status: 204 }).call(memberContract.logout)).toEqual({
      ok: true,
      value: undefined,
    })
  })

  test('BETFLOW-014 reads a list in a refusal as changed odds', async () => {
    const changes = [{ old: { oddsId: 1, marketName: '1X2', betName: '1', betBaseline: '', betPrice: 1.9 } }]
    const { call } = createWorld({ status: 409, body: JSON.stringify(changes), refusal: 'ODDS_CHANGED' })
    const answer = await call(betContract.detail, { params: { betId: 'b' } })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'ODDS_CHANGED', changes, handled: false } })
  })

  test('reads any other refusal body as text, plain or as a JSON string', async () => {
    for (const body of ['보유금액이 부족합니다.', '"보유금액이 부족합니다."']) {
      const answer = await createWorld({ status: 400, body, refusal: 'INSUFFICIENT_BALANCE' }).call(
        memberContract.logout,
      )
      expect(answer).toMatchObject({
        refusal: { code: 'INSUFFICIENT_BALANCE', text: '보유금액이 부족합니다.' },
      })
    }
  })

  test('API-031 shows the default text for a refusal without text', async () => {
    const answer = await createWorld({ status: 400, body: '' }).call(memberContract.logout)
    expect(answer).toMatchObject({ refusal: { text: '문제가 발생했습니다. 관리자에게 문의해주세요.' } })
  })

  test('never shows the HTML of a proxy', async () => {
    const answer = await createWorld({ status: 502, body: '<html>Bad Gateway</html>' }).call(
      memberContract.logout,
    )
    expect(answer).toMatchObject({
      refusal: { code: 'OTHER', text: '문제가 발생했습니다. 관리자에게 문의해주세요.' },
    })
  })

  test('has its own text for a network failure', async () => {
    const call = createApiClient({
      fetch: async () => Promise.reject(new TypeError('Failed to fetch')),
      readToken: () => undefined,
      act: () => {},
    })
    expect(await call(memberContract.logout)).toMatchObject({
      refusal: { code: 'NETWORK', text: '네트워크 연결을 확인해 주세요.', handled: false },
    })
  })

  test('ERR-013 handles a global status with the token of the call and marks it as handled', async () => {
    const { call, act } = createWorld({ status: 556, body: '로그아웃 되었습니다.', refusal: 'SESSION_ENDED' })
    const answer = await call(memberContract.user)
    expect(act).toHaveBeenCalledExactlyOnceWith(
      { kind: 'logout', alert: '로그아웃 되었습니다.', goTo: '/login' },
      'secret',
      true,
    )
    expect(answer).toMatchObject({ refusal: { handled: true } })
  })

  test('ERR-014 leaves 404 and 500 of the login call to the login page', async () => {
    for (const status of [404, 500]) {
      const { call, act } = createWorld({ status, body: '아이디 또는 비밀번호가 일치하지 않습니다.' })
      const answer = await call(memberContract.login, { body: { userId: 'demo', password: 'x' } })
      expect(answer).toMatchObject({ refusal: { status, handled: false } })
      expect(act).not.toHaveBeenCalled()
    }
  })
})
