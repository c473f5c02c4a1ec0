// A guest who floods every route that is open to guests, with every way of connecting.
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Counts, FlooderFigures, Task } from './figures.ts'
import { flood, request } from './flood-sockets.ts'

const { port, from, seconds }: Task = JSON.parse(process.argv[2] ?? '')
const assets = readdirSync(join(import.meta.dirname, '../../../dist/web/assets'))
const packed = 'Accept-Encoding: gzip, br\r\n'
const strangersToken = () => `X-AUTH-TOKEN: Bearer ${randomBytes(32).toString('base64url')}\r\n`

let turn = 0
const doors: readonly (() => string)[] = [
  () => request('GET', '/api/openapi.json', packed),
  () => request('GET', '/api/openapi.json'),
  () => request('GET', '/api/health'),
  () => request('GET', '/api/settingSignUp'),
  () => request('GET', '/api/setting/maintanace'),
  () => request('GET', '/api/setting/messenger'),
  () => request('GET', `/api/member/available?userId=guest${turn % 1_000}`),
  () => request('POST', '/api/member/login', '', `{"userId":"guest${turn % 50}","password":"wrong${turn}"}`),
  () => request('POST', '/api/member/recommender', '', '{"code":"ABCDEF"}'),
  () => request('POST', '/api/member/login', '', '{"userId":'),
  () => request('GET', '/api/no/such/door'),
  () => request('GET', `/no-such-page-${turn}`),
  () => request('GET', '/'),
  () => request('GET', `/assets/${assets[turn % assets.length]}`, packed),
  () => request('GET', '/api/live?topics=live'),
  () => request('GET', '/api/live?topics=live', strangersToken()),
  () => request('GET', '/api/member/user', strangersToken()),
  () => request('GET', '/api/admin/acts', strangersToken()),
  () => request('GET', '/%E0%A4%A', packed),
  () => 'GET /api/health HTTP/1.1\r\n\r\n',
]
const next = (): string => doors[turn++ % doors.length]?.() ?? ''

const got: Counts = {}
const end = performance.now() + seconds * 1_000
const shared = { port, from, end, got, next }
const ways = [
  { ...shared, connections: 100, ahead: 1, opensAnew: false },
  { ...shared, connections: 20, ahead: 1, opensAnew: true },
  { ...shared, connections: 40, ahead: 500, opensAnew: false },
]
await Promise.all(ways.map(flood))
const connections = ways.reduce((sum, way) => sum + way.connections, 0)
process.send?.({ connections, got } satisfies FlooderFigures)
process.disconnect?.()
