import { beforeAll, expect, test } from 'vitest'
import { MINUTE } from '#domain/instant.ts'
import { isPartnerPermission } from '#domain/partners/partner-permissions.ts'
import { followRolling } from '#server/partners/partners.ts'
import { settleInHouse } from './support/books/settle-in-house.ts'
import { anOfferedFixture, playedOut } from './support/facts/bettor.ts'
import { HOME_WIN } from './support/facts/fixture-facts.ts'
import { useDatabase } from './support/house/database.ts'
import { useHouse } from './support/house/house.ts'
import { answered, aTree, sameRates, type Tree } from './support/partners/planted-trees.ts'
import { followReportsToEnd } from './support/reports/follow-to-end.ts'

const database = useDatabase()
const house = useHouse(database)

const SPAN = 'from=2026-11-01&to=2026-11-30'
let admin = ''
let own: Tree
let other: Tree

beforeAll(async () => {
  admin = await house.logIn('admin')
  const fixture = await anOfferedFixture(house)
  own = await aTree({ house, admin, fixture }, { stake: 21_000, stakeBelow: 26_000, grant: 31_000 })
  other = await aTree({ house, admin, fixture }, { stake: 41_000, stakeBelow: 53_000, grant: 57_000 })
  house.clock.advance(MINUTE)
  await playedOut(house, fixture)
  await answered(house, `admin/fixtures/${fixture}/result`, { sheet: HOME_WIN, reason: '공식 기록' }, admin)
  await settleInHouse(house, fixture)
  while ((await followRolling(house.deps)) === 'some');
  await followReportsToEnd(database.db, house.clock)
})

type Call = { readonly path: string; readonly body?: object }

/** Extra parameters that a route does not ask for. */
const besides = ({ partner: { memberId } }: Tree) =>
  ['partner', 'partnerId', 'earnerId', 'recommendedBy', 'parentId']
    .map(name => `${name}=${memberId}`)
    .join('&')

/** Every reading call of a partner, with the ids of a tree in every possible place; by its route. */
const readsOf = (tree: Tree): Readonly<Record<string, readonly string[]>> => {
  const { partner, sub, member, below } = tree
  const everybody = [partner, sub, member, below]
  return {
    'GET manager/access': ['manager/access?'],
    'GET manager/own': ['manager/own?'],
    'GET manager/overview': ['manager/overview?'],
    'GET manager/results': [
      `manager/results?${SPAN}`,
      ...everybody.map(({ memberId }) => `manager/results?${SPAN}&memberId=${memberId}`),
    ],
    'GET manager/money': [`manager/money?${SPAN}`],
    'GET manager/members': [
      'manager/members?',
      'manager/members?sort=balance&only=online',
      ...everybody.flatMap(({ memberId, nickname }) => [
        `manager/members?search=${memberId}`,
        `manager/members?search=${nickname}`,
      ]),
    ],
    'GET manager/members/{id}': everybody.map(({ memberId }) => `manager/members/${memberId}?`),
    'GET manager/bets': [
      'manager/bets?',
      ...everybody.flatMap(({ memberId, nickname }) => [
        `manager/bets?memberId=${memberId}`,
        `manager/bets?member=${memberId}`,
        `manager/bets?member=${nickname}`,
      ]),
    ],
    'GET manager/partners': ['manager/partners?'],
    'GET calculate': ['calculate?'],
    'GET calculate/days': ['sports', 'casino'].map(group => `calculate/days?group=${group}&${SPAN}`),
    'GET calculate/events': ['calculate/events?'],
    'GET calculate/claims': ['calculate/claims?'],
    'GET message': ['message?'],
    'GET message/unread': ['message/unread?'],
    'GET member/{id}': everybody.map(({ memberId }) => `member/${memberId}?`),
    'GET bet_result/{betId}': [`bet_result/${member.betId}?`, `bet_result/${below.betId}?`],
  }
}

/** Every changing call of a partner, aimed at a tree; each is refused. */
const actsOf = ({
  partner,
  sub,
  member,
  below,
  messageId,
}: Tree): Readonly<Record<string, readonly Call[]>> => {
  const everybody = [partner, sub, member, below]
  return {
    'POST manager/partners/{id}/rates': everybody.map(({ memberId }) => ({
      path: `manager/partners/${memberId}/rates`,
      body: { rates: sameRates(0, 0) },
    })),
    'POST manager/partners/{id}/state': everybody.map(({ memberId }) => ({
      path: `manager/partners/${memberId}/state`,
      body: { active: false },
    })),
    'POST message/{messageId}/read': [{ path: `message/${messageId}/read`, body: {} }],
    'POST message/{messageId}/delete': [{ path: `message/${messageId}/delete`, body: {} }],
  }
}

/** Calls that act in the caller's own name, whatever parameters are sent. */
const ownActs = ['POST manager/partners', 'POST calculate/claims', 'POST message/read']

const read = async (path: string, tree: Tree, token: string) => {
  const answer = await house.get(`${path}&${besides(tree)}`, { token })
  return { path, status: answer.status, text: await answer.text() }
}

type Answer = Awaited<ReturnType<typeof read>>

/** Everything that the token's owner can read of a tree. */
async function readAll(tree: Tree, token: string): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (const path of Object.values(readsOf(tree)).flat()) answers.push(await read(path, tree, token))
  expect(answers.filter(({ status }) => status === 429 || status >= 500)).toEqual([])
  return answers
}

/** Returns the marks of a tree in an answer: people's ids under id names, every other mark anywhere. */
function told(
  text: string,
  marks: { readonly people: ReadonlySet<unknown>; readonly rest: ReadonlySet<unknown> },
) {
  const found = new Set<string>()
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) walk(part, Array.isArray(value) ? name : key)
    else if (marks.rest.has(value) || (/id$/i.test(name) && marks.people.has(value))) found.add(String(value))
  }
  if (/^[[{]/.test(text)) walk(JSON.parse(text), '')
  else if ([...marks.rest].some(mark => typeof mark === 'string' && text.includes(mark))) found.add(text)
  return [...found]
}

const marksOf = ({ partner, sub, member, below, grant, claimId, title }: Tree) => ({
  people: new Set<unknown>([partner, sub, member, below].map(({ memberId }) => memberId)),
  rest: new Set<unknown>([
    ...[partner, sub, member, below].map(({ nickname }) => nickname),
    ...[member, below].flatMap(({ betId, requestId, stake, deposit }) => [betId, requestId, stake, deposit]),
    ...[member.stake + below.stake, member.deposit + below.deposit, grant, claimId, title],
  ]),
})

/** Sums over both trees, which no partner may see. */
const sumsOfBoth = (): readonly number[] => {
  const players = [own.member, own.below, other.member, other.below]
  const stakes = players.reduce((sum, { stake }) => sum + stake, 0)
  return [stakes, players.reduce((sum, { deposit }) => sum + deposit, 0), own.grant + other.grant]
}

test('ROLE-009 covers every route of partners, their earnings and messages', async () => {
  const { paths }: { paths: Record<string, Record<string, { 'x-access': string }>> } = await (
    await house.get('openapi.json')
  ).json()
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([, { 'x-access': access }]) =>
          access === 'manager' ||
          isPartnerPermission(access) ||
          (access === 'member' && /^\/api\/(calculate|message)/.test(path)),
      )
      .map(([method]) => `${method.toUpperCase()} ${path.slice('/api/'.length)}`),
  )
  const asked = [...Object.keys(readsOf(own)), ...Object.keys(actsOf(own)), ...ownActs]
  expect(served.filter(name => !asked.includes(name))).toEqual([])
})

test('ROLE-009 shows a partner the whole own tree', async () => {
  const answers = await readAll(own, own.partner.token)
  const found = new Set(answers.flatMap(({ text }) => told(text, marksOf(own))))
  const { partner, sub, member, below, grant, claimId, title } = own
  const marks = [
    ...[sub, member, below].flatMap(({ memberId, nickname }) => [memberId, nickname]),
    ...[member, below].flatMap(({ betId, stake }) => [betId, stake]),
    ...[member.deposit + below.deposit, partner.nickname, grant, claimId, title],
  ]
  expect(marks.filter(mark => !found.has(String(mark)))).toEqual([])
})

test('ROLE-009 ROLE-020 shows a partner nothing of another tree by any route or id', async () => {
  const marks = marksOf(other)
  const both = { people: marks.people, rest: new Set([...marks.rest, ...sumsOfBoth()]) }
  for (const token of [own.partner.token, own.sub.token]) {
    const answers = await readAll(other, token)
    expect(answers.flatMap(({ path, text }) => told(text, both).map(mark => [path, mark]))).toEqual([])
    const named = answers.filter(({ path }) => /^(manager\/members|member|bet_result)\/[\w-]+\?/.test(path))
    expect(named.filter(({ status }) => status !== 404 && status !== 403)).toEqual([])
    const results = answers.filter(({ path }) => path.includes('&memberId='))
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 404))
  }
})

test('ROLE-009 shows a lower partner nothing of higher or neighbouring partners', async () => {
  const { partner, sub, member, below, grant, claimId, title } = own
  const { nickname, betId, requestId, stake, deposit } = member
  const marks = {
    people: new Set<unknown>([partner.memberId, member.memberId]),
    rest: new Set<unknown>([
      ...[nickname, betId, requestId, stake, deposit, grant, claimId, title],
      ...[stake + below.stake, deposit + below.deposit],
    ]),
  }
  const answers = await readAll(own, sub.token)
  expect(answers.flatMap(({ path, text }) => told(text, marks).map(mark => [path, mark]))).toEqual([])
})

test('ROLE-009 ROLE-020 lets no partner action change another tree or a higher partner', async () => {
  const before = await readAll(other, other.partner.token)
  const above = await readAll(own, own.partner.token)
  for (const [token, tree] of [
    [own.partner.token, other],
    [own.sub.token, other],
    [own.sub.token, { ...own, sub: own.partner, below: own.member }],
  ] as const)
    for (const [name, calls] of Object.entries(actsOf(tree)))
      for (const { path, body } of calls) {
        const answer = await house.post(path, body, { token })
        expect([name, path, answer.status]).toEqual([name, path, 404])
        expect(await answer.text()).toMatch(/[가-힣]/)
      }
  expect(await readAll(own, own.partner.token)).toEqual(above)
  const { memberId } = other.partner
  const extra = {
    memberId,
    partner: memberId,
    recommendedBy: memberId,
    parentId: memberId,
    earnerId: memberId,
  }
  const account = {
    userId: 'newshop',
    nickname: '새매장',
    password: 'play1234!',
    level: 4,
    rates: sameRates(5, 50),
  }
  for (const [path, body] of [
    ['manager/partners', { ...account, ...extra }],
    [
      'calculate/claims',
      { key: crypto.randomUUID(), item: 'event', method: 'points', amount: 10_000, ...extra },
    ],
    ['message/read', extra],
  ] as const)
    await house.post(path, body, { token: own.partner.token })
  expect(await readAll(other, other.partner.token)).toEqual(before)
})
