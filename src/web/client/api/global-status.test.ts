import { expect, test } from 'vitest'
import { globalAct } from './global-status.ts'

const act = (status: number, path = 'bet_result', refusalCode: string | null = null) =>
  globalAct({ status, path, refusalCode })

test.each([
  ['ERR-001 ERR-002 ERR-003', 555, '다른기기에서 로그인되어 로그아웃 됩니다.', '/login'],
  ['ERR-004', 556, '로그아웃 되었습니다.', '/login'],
  ['ERR-005', 406, null, 'about:blank'],
  ['API-004', 401, null, '/login'],
  ['ERR-007', 600, '차단된 아이피입니다', '/login'],
  ['ERR-009 ERR-010', 500, '예상치못한 문제가 발생했습니다.', '/login'],
])('%s status %i logs out with its text', (_row, status, alert, goTo) => {
  expect(act(status)).toEqual({ kind: 'logout', alert, goTo })
})

test('leaves other failures to the caller', () => {
  expect([400, 403, 404, 409, 429, 502, 503].map(status => act(status))).toEqual(Array(7).fill(undefined))
})

test('ERR-013 keeps the text of the login call, except for a blocked address', () => {
  expect([555, 556, 406, 500, 401].map(status => act(status, 'member/login'))).toEqual(
    Array(5).fill(undefined),
  )
  expect(act(600, 'member/login')).toMatchObject({ alert: '차단된 아이피입니다' })
})

test('MAINT-002 closes the site on a 503 only when the code is SITE_MAINTENANCE', () => {
  expect(act(503, 'kosca/opengame')).toBeUndefined()
  expect(act(503, 'bet_result', 'SITE_MAINTENANCE')).toEqual({ kind: 'maintenance' })
})
