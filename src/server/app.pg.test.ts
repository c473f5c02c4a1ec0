import { expect, test } from 'vitest'
import { memberContract, memberOperatorContract } from '#contract/account/members.ts'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { liveStreams } from '#contract/live/live-streams.ts'
import { houseContract } from '#contract/site/house.ts'
import { siteContract, siteOperatorContract } from '#contract/site/site.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

const contracts = [
  houseContract,
  memberContract,
  memberOperatorContract,
  siteContract,
  siteOperatorContract,
  backOfficeContract,
]
const routes = contracts.flatMap(contract => Object.values(contract))

test('health answers 200 when the house is ready', async () => {
  const answer = await house.get('health')
  expect([answer.status, await answer.json()]).toEqual([200, { ready: true }])
})

test('API-001 every route of the contracts is described by openapi.json, with access, input, answer and refusals', async () => {
  const api = await (await house.get('openapi.json')).json()
  expect(api.openapi).toBe('3.1.0')
  for (const { path, method, access } of routes) {
    const described = api.paths[`/api/${path}`]?.[method.toLowerCase()]
    expect(described, path).toBeDefined()
    expect(described['x-access']).toBe(access)
    expect(described.security).toEqual(access === 'guest' ? [] : [{ sessionToken: [] }])
  }
  const login = api.paths['/api/member/login'].post
  expect(login.requestBody.content['application/json'].schema.required).toEqual(['userId', 'password'])
  const [session, awaited] = login.responses[200].content['application/json'].schema.anyOf
  expect(session.properties.token).toEqual({ type: 'string' })
  expect(awaited.required).toEqual(['ticket', 'ways', 'validSeconds'])
  expect(login.responses[404].description).toContain('LOGIN_MISMATCH')
  expect(login.responses.default.description).toContain('차단된 아이피입니다')
  expect(Object.keys(api.paths['/api/member/logout'].post.responses)).toContain('204')
  const [id] = api.paths['/api/member/{id}'].get.parameters
  expect(id).toMatchObject({ name: 'id', in: 'path', required: true })
  expect(id.schema.anyOf).toMatchObject([{ type: 'integer' }, { type: 'string' }])
  const [page] = api.paths['/api/admin/acts'].get.parameters
  expect(page).toMatchObject({ name: 'page', in: 'query', required: false })
})

test('API-001 openapi.json is compressed, has an ETag, and is answered with 304 to a client that has it', async () => {
  const packed = await fetch(`${house.origin}/api/openapi.json`, { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  const first = await packed.text()
  const plain = await fetch(`${house.origin}/api/openapi.json`, {
    headers: { 'accept-encoding': 'identity' },
  })
  expect(await plain.text()).toBe(first)
  const tag = String(packed.headers.get('etag'))
  expect([plain.headers.get('etag'), packed.headers.get('cache-control')]).toEqual([tag, 'no-cache'])
  const brotli = await fetch(`${house.origin}/api/openapi.json`, {
    headers: { 'accept-encoding': 'br, gzip' },
  })
  expect([brotli.headers.get('content-encoding'), brotli.headers.get('etag')]).toEqual(['br', tag])
  expect(Number(brotli.headers.get('content-length'))).toBeLessThan(200_000)
  expect(await brotli.text()).toBe(first)
  const again = await house.get('openapi.json', { headers: { 'if-none-match': tag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('API-045 describes and serves the server-sent event routes', async () => {
  const { paths } = await (await house.get('openapi.json')).json()
  for (const { path } of liveStreams) {
    const { get } = paths[`/api/${path}`]
    expect([get['x-access'], Object.keys(get.responses[200].content)]).toEqual([
      'member',
      ['text/event-stream'],
    ])
    expect((await house.get(path)).status).toBe(401)
  }
  expect(paths['/api/inplay/stream'].get.parameters[0].schema.enum).toEqual(['event', 'bet', 'general'])
})

test('API-001 every described path is served below /api', async () => {
  for (const { path, method } of routes) {
    const url = `${house.origin}/api/${path.replaceAll(/\{\w+\}/g, '1')}`
    const answer = await fetch(url, { method })
    expect(answer.headers.get('x-refusal'), path).not.toBe('NOT_FOUND')
  }
})

test('API-047 an unknown call below /api is 404 with a Korean text', async () => {
  for (const path of ['nonsense', '', 'member/login/x']) {
    const answer = await house.get(path)
    expect([answer.status, await answer.text()]).toEqual([404, '요청하신 정보를 찾을 수 없습니다.'])
  }
})

const junk: readonly unknown[] = [
  null,
  0,
  'text',
  [],
  {},
  { userId: {}, password: [] },
  { userId: 'x'.repeat(10_000), password: 'y' },
  { settings: null, reason: 1 },
  { blocked: 'yes', reason: '' },
  { id: 1e308, reason: '\u0000' },
  { code: -1 },
  { address: '999.999.999.999', blocked: true, reason: 'x' },
  { address: '1.2.3.4/99', blocked: true, reason: 'x' },
  { settings: { logoutMin: 1e20 }, reason: 'x' },
]
const oddIds = [
  '0',
  '-1',
  '1.5',
  'abc',
  '9007199254740993',
  '99999999999999999999',
  '%00',
  '%F0%9F%98%80',
  "1';--",
]

test('API-047 odd input to any route never gives a 5xx, and changes no row', async () => {
  const token = await house.logIn('admin')
  const count = () =>
    database.db.one(sql`select (select count(*) from member) as members, (select count(*) from act) as acts,
      (select count(*) from ledger_posting) as postings, (select count(*) from setting) as settings`)
  const before = await count()
  const statuses: string[] = []
  for (const { path, method } of routes.filter(route => route.path !== 'member/logout')) {
    for (const id of path.includes('{') ? oddIds : ['']) {
      const url = path.replaceAll(/\{\w+\}/g, id)
      const answers =
        method === 'GET'
          ? [
              await house.get(`${url}?page=abc&userId=%00`, { token }),
              await house.get(`${url}?page=1e99&subject[]=1`, { token }),
            ]
          : await Promise.all(junk.map(body => house.post(url, body, { token })))
      for (const { status } of answers)
        if (status >= 500 && status < 600) statuses.push(`${method} ${url}: ${status}`)
    }
  }
  expect(statuses).toEqual([])
  expect(await count()).toEqual(before)
})
