import { beforeAll, expect, test } from 'vitest'
import { casinoContract } from '#contract/casino/casino.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { seedMessages } from '#dev/play/seed-messages.ts'
import { seedPromotions } from '#dev/play/seed-promotions.ts'
import { seedQuests } from '#dev/play/seed-quests.ts'
import { seedSignUps } from '#dev/play/seed-sign-ups.ts'
import { seedSite } from '#dev/play/seed-site.ts'
import { isPermission } from '#domain/operators/permissions.ts'
import { isPartnerPermission } from '#domain/partners/partner-permissions.ts'
import { useDatabase } from './support/house/database.ts'
import { useHouse } from './support/house/house.ts'
import { type JsonSchema, sampleOf, withOneReplaced } from './support/house/json-samples.ts'
import { triedAt } from './support/timing/thorough.ts'

const house = useHouse(useDatabase())

/** A route as openapi.json describes it. */
type Described = {
  readonly 'x-access': string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}
type Asked = { readonly path: string; readonly method: string; readonly described: Described }

let routes: readonly Asked[] = []

beforeAll(async () => {
  const seeds = [seedSite, seedPromotions, seedQuests, seedMessages, seedSignUps]
  for (const seed of seeds) await seed(house.deps)
  member = await house.logIn('demo5')
  admin = await house.logIn('admin')
  const { paths }: { paths: Record<string, Record<string, Described>> } = await (
    await house.get('openapi.json')
  ).json()
  routes = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({
        path: path.replace('/api/', ''),
        method: method.toUpperCase(),
        described,
      })),
    )
    .filter(({ path }) => !path.endsWith('stream') && path !== 'openapi.json')
})

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])

/** Values that no page sends, but that anyone can send. */
const oddValues: readonly unknown[] = [
  null,
  ' ',
  -1,
  1.5,
  1e20,
  2 ** 53,
  2 ** 31,
  {},
  deep(500),
  '가'.repeat(5_000),
  '\u0000',
  '\ud800',
  '\u200b\u202e\ufeff',
  '99999999999999999999',
  '2026-02-30',
  '9999-12-31 23:59:59',
  '2026-13-45 99:99:99',
  '__proto__',
]

/** The same for addresses, as they are written in a URL. */
const oddWords = [
  '0',
  '-1',
  '1.5',
  '99999999999999999999',
  '9007199254740993',
  '9007199254740991',
  '2147483648',
  'abc',
  '%00',
  '%ED%A0%80',
  "1';--",
  '%25',
  '2026-02-30',
  '9999-12-31',
  '0001-01-01',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'x'.repeat(2_000),
]

/** Returns a route's address with a sample in each parameter, or an invalid value in one. */
function addressOf(
  { path, described }: Asked,
  odd?: { readonly name: string; readonly word: string },
): string {
  const wordOf = (name: string, schema: JsonSchema = {}) =>
    odd?.name === name ? odd.word : encodeURIComponent(String(sampleOf(schema)))
  const schemaOf = (name: string) => described.parameters.find(one => one.name === name)?.schema
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => wordOf(name, schemaOf(name)))
  const asked = described.parameters.filter(one => one.in === 'query' && one.name === odd?.name)
  return `${filled}?${asked.map(({ name, schema }) => `${name}=${wordOf(name, schema)}`).join('&')}`
}

let member = ''
let admin = ''

/** Returns the fault of the answer to an invalid call: a server error, or a refusal without a Korean text. */
async function faultOf(asked: Asked, address: string, body?: unknown): Promise<string | undefined> {
  const token = asked.described['x-access'] === 'member' ? member : admin
  const { status, headers, text } = await call(asked, address, body, token)
  // A caller who was logged out would prove nothing.
  const isFault = (status >= 500 && !(status === 503 && isClosedGame(asked, text))) || status === 401
  const isMute = status >= 400 && headers.get('content-type')?.startsWith('text/') && !/[가-힣]/.test(text)
  if (!isFault && !isMute) return undefined
  return `${asked.method} ${address} ${JSON.stringify(body)?.slice(0, 300)}: ${status} ${text}`
}

/** A body without fields asks for the first game (ERR-020); no supplier runs here, so every game is closed. */
const isClosedGame = ({ path }: Asked, text: string): boolean =>
  (path === casinoContract.launchCasino.path || path === casinoContract.launchSlot.path) &&
  text === describeRefusal({ code: 'GAME_IN_MAINTENANCE' }).text

async function call({ method }: Asked, address: string, body: unknown, token: string | undefined) {
  const by = token === undefined ? {} : { token }
  const answer = await (method === 'GET' ? house.get(address, by) : house.post(address, body, by))
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const bodyOf = ({ described }: Asked): JsonSchema | undefined =>
  described.requestBody?.content['application/json']?.schema

const isWord = (fault: string | undefined): fault is string => fault !== undefined

test('API-004 ROLE-006 refuses guests, members and read-only operators the routes of others', async () => {
  const reader = await house.logIn('admin1')
  const callers = [
    { token: undefined, allowed: ['guest'] },
    { token: member, allowed: ['guest', 'member'] },
    { token: reader, allowed: ['guest', 'member', 'manager', 'operator'] },
  ]
  const reads = (access: string) =>
    isPartnerPermission(access) || (isPermission(access) && access.endsWith(':read'))
  const wrong: string[] = []
  for (const asked of routes)
    for (const { token, allowed } of callers) {
      const access = asked.described['x-access']
      if (allowed.includes(access) || (token === reader && reads(access))) continue
      const { status } = await call(asked, addressOf(asked), bodyOf(asked) ? {} : undefined, token)
      if (status !== (token === undefined ? 401 : 403)) wrong.push(`${asked.method} ${asked.path}: ${status}`)
    }
  expect(wrong).toEqual([])
})

test('API-004 keeps all desk routes below admin/, and no others', () => {
  const isDesk = ({ path }: Asked) => path.startsWith('admin/')
  const isForOperators = ({ described: { 'x-access': access } }: Asked) =>
    access === 'operator' || isPermission(access)
  expect(routes.filter(asked => isDesk(asked) !== isForOperators(asked)).map(({ path }) => path)).toEqual([])
})

/** Verifies its signature before reading the body; call-backs.pg.test.ts covers invalid bodies. */
const SIGNED = 'gateway/tether'

test('API-047 refuses an invalid value in any field of any body in Korean, without a fault', async () => {
  const faults: string[] = []
  for (const [place, asked] of routes.entries()) {
    const schema = bodyOf(asked)
    if (!schema || asked.path === SIGNED) continue
    const address = addressOf(asked)
    for (const value of triedAt(oddValues, place, 4)) {
      const bodies = [...withOneReplaced(sampleOf(schema), value)]
      const found = await Promise.all(bodies.map(body => faultOf(asked, address, body)))
      faults.push(...found.filter(isWord))
    }
  }
  expect(faults).toEqual([])
}, 600_000)

test('API-047 refuses an invalid value in any part of any address in Korean, without a fault', async () => {
  const faults: string[] = []
  for (const [place, asked] of routes.entries()) {
    const body = bodyOf(asked) ? {} : undefined
    const addresses = asked.described.parameters.flatMap(({ name }, index) =>
      triedAt(oddWords, place + index, 4).map(word => addressOf(asked, { name, word })),
    )
    const found = await Promise.all(addresses.map(address => faultOf(asked, address, body)))
    faults.push(...found.filter(isWord))
  }
  expect(faults).toEqual([])
}, 600_000)
