import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { seedPartner } from '#dev/play/seed-partner.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { putFirstAccount } from '#server/cashier/cashier-seeding.ts'
import { anOfferedFixture, type Bettor, bet, slip } from './support/facts/bettor.ts'
import { aLiveMatch, liveSlip } from './support/facts/live-match.ts'
import { useDatabase } from './support/house/database.ts'
import { useHouse } from './support/house/house.ts'
import type { JsonSchema } from './support/house/json-samples.ts'

const house = useHouse(useDatabase())

type Described = {
  readonly 'x-access': string
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

/** Member routes whose address or body takes an id, by name: `POST message/{messageId}/read`. */
let naming: readonly string[] = []
/** Another member's calls for what this member owns. */
let calls: ReadonlyMap<string, { readonly path: string; readonly body?: unknown }> = new Map()

/** Things shared by all: a match, an event, a public post. */
const SHARED = [
  'GET sports-prematch/event/{fixtureId}',
  'GET sports-prematch/event/{fixtureId}/history',
  'GET inplay/game/{fixtureId}',
  'GET inplay/game/{fixtureId}/tracker',
  'GET free/{postId}',
  'POST free/{postId}/seen',
  'POST free/{postId}/report',
  'GET free/{postId}/comments',
  'POST free/{postId}/comments',
  'POST eventAcc/{milestoneId}/claim',
  'GET event/{eventId}',
  'GET event/page/{name}',
  'GET tournament/{tournamentId}',
  'POST quests/{id}/claim',
  'GET settingMinigame/{id}',
]

/** Passkeys belong to site names and are made in passkeys.pg.test.ts; a missing own one is refused in the same way. */
const PASSKEY = 'POST member/second-factor/passkeys/{id}/remove'

/** Covered with a gateway in tether-deposits.pg.test.ts; a missing one is refused in the same way. */
const tetherThings = [
  ['GET charge/tether/payments/{id}/url', { path: `charge/tether/payments/${randomUUID()}/url` }],
  [
    'POST charge/tether/payments/{id}/cancel',
    { path: `charge/tether/payments/${randomUUID()}/cancel`, body: {} },
  ],
  [
    'POST exchange/tether/addresses/{id}/remove',
    { path: `exchange/tether/addresses/${randomUUID()}/remove`, body: {} },
  ],
] as const

beforeAll(async () => {
  await seedPartner(house.deps)
  const { paths } = await (await house.get('openapi.json')).json()
  naming = Object.entries<Record<string, Described>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([, described]) =>
          described['x-access'] === 'member' && (path.includes('{') || namesMember(described)),
      )
      .map(([method]) => `${method.toUpperCase()} ${path.slice('/api/'.length)}`),
  )
  calls = await thingsOfDemo()
})

const namesMember = ({ requestBody }: Described): boolean =>
  requestBody?.content['application/json']?.schema.properties?.memberId !== undefined

type Done = (
  path: string,
  body?: object,
  as?: string,
) => Promise<{ readonly coupons: readonly { id: string }[] }>

/** A coupon owned by the member. */
async function couponOf(to: object, done: Done, admin: string): Promise<string> {
  const worth = { name: '내 쿠폰', kind: 'points', amount: 1_000, percent: null, turnoverPercent: 0 }
  const rest = { lastDay: seoulDay(house.clock.now()), reason: '이벤트 당첨', key: randomUUID() }
  await done('admin/coupons', { ...worth, to, ...rest }, admin)
  return (await done('coupon')).coupons[0]?.id ?? ''
}

async function thingsOfDemo() {
  const admin = await house.logIn('admin')
  const token = await house.logIn('demo')
  const done = async (path: string, body?: object, as = token) => {
    const answer = await (body ? house.post(path, body, { token: as }) : house.get(path, { token: as }))
    expect(answer.ok, `${path}: ${answer.status} ${await answer.clone().text()}`).toBe(true)
    const text = await answer.text()
    return text === '' ? undefined : JSON.parse(text)
  }
  const { id, updatedAt } = await done('member/user')
  const demo: Bettor = { memberId: id, token }
  const placed = await bet(house, demo, slip(demo, [{ fixture: await anOfferedFixture(house) }]))
  expect(placed.status, await placed.clone().text()).toBe(200)
  const { id: betId } = await placed.json()
  const question = await done('customer', {
    category: 'general',
    title: '내 문의',
    contents: '남이 볼 수 없는 내용입니다.',
    key: randomUUID(),
  })
  const post = await done('free', { title: '내 글', contents: '내용입니다.', bets: [], key: randomUUID() })
  house.clock.advance(300_000)
  const comment = await done(`free/${post.id}/comments`, { contents: '내 댓글', key: randomUUID() })
  const to = { kind: 'member', name: 'demo' }
  await done('admin/messages', { to, title: '안내', contents: '내용', reason: '안내' }, admin)
  const { messages } = await done('message')
  const messageId = messages[0].id
  const [device] = await done('member/own/devices')
  const couponId = await couponOf(to, done, admin)
  const account = { bank: '국민은행', number: '000-01-0004102', holder: '김하늘' }
  await putFirstAccount(house.deps, id, account, house.clock.now())
  const deposit = await done('charge/requests', { amount: 10_000, key: randomUUID() })
  const fixture = await anOfferedFixture(house)
  const live = await aLiveMatch(house)
  return new Map<string, { path: string; body?: unknown }>([
    ['GET member/{id}', { path: `member/${id}` }],
    ['GET bet_result/{betId}', { path: `bet_result/${betId}` }],
    ['GET casino/rounds/{betId}', { path: `casino/rounds/${betId}` }],
    ['POST bet_result/{betId}/cancel', { path: `bet_result/${betId}/cancel`, body: {} }],
    ['GET customer/{questionId}', { path: `customer/${question.id}` }],
    ['POST customer/{questionId}/read', { path: `customer/${question.id}/read`, body: {} }],
    [
      'POST customer/{questionId}/reply',
      { path: `customer/${question.id}/reply`, body: { contents: '덧붙입니다.', key: randomUUID() } },
    ],
    ['POST customer/{questionId}/end', { path: `customer/${question.id}/end`, body: {} }],
    [
      'POST free/{postId}/edit',
      { path: `free/${post.id}/edit`, body: { title: '남의 글', contents: '고침' } },
    ],
    ['POST free/{postId}/delete', { path: `free/${post.id}/delete`, body: {} }],
    ['POST free/comments/{commentId}/delete', { path: `free/comments/${comment.id}/delete`, body: {} }],
    ['POST charge/requests/{id}/cancel', { path: `charge/requests/${deposit.id}/cancel`, body: {} }],
    ...tetherThings,
    ['POST coupon/{couponId}/use', { path: `coupon/${couponId}/use`, body: {} }],
    ['POST message/{messageId}/read', { path: `message/${messageId}/read`, body: {} }],
    ['POST message/{messageId}/delete', { path: `message/${messageId}/delete`, body: {} }],
    ['POST member/own/devices/{id}/forget', { path: `member/own/devices/${device.id}/forget`, body: {} }],
    ['POST member/own/devices/{id}/end', { path: `member/own/devices/${device.id}/end`, body: {} }],
    [PASSKEY, { path: 'member/second-factor/passkeys/1/remove', body: { password: PLAY_PASSWORD } }],
    ['POST sports-prematch/betting', { path: 'sports-prematch/betting', body: slip(demo, [{ fixture }]) }],
    [
      'POST sports-prematch/betting/free',
      { path: 'sports-prematch/betting/free', body: { ...slip(demo, [{ fixture }]), couponId } },
    ],
    [
      'POST minigame/betting',
      { path: 'minigame/betting', body: { ...slip(demo, [{ fixture }]), minigameId: 251 } },
    ],
    [
      'POST virtual/betting',
      { path: 'virtual/betting', body: { ...slip(demo, [{ fixture }]), minigameId: 251 } },
    ],
    ['POST inplay/betting', { path: 'inplay/betting', body: liveSlip(demo, [{ fixture: live.id }]) }],
    [
      'POST emoney/pointToEmoney',
      { path: 'emoney/pointToEmoney', body: { memberId: id, point: 5_000, userUpdatedAt: updatedAt } },
    ],
  ])
}

test('ROLE-020 covers every member call that takes an id as shared or owned', () => {
  expect(naming.toSorted()).toEqual([...SHARED, ...calls.keys()].toSorted())
})

// An unrelated member, a member whom a partner recommended, and that partner.
test.each(['demo5', 'moonwalk', 'manager'])(
  'ROLE-020 refuses %s access to another member’s things: 403 or 404',
  async as => {
    const token = await house.logIn(as)
    const open: string[] = []
    for (const [name, { path, body }] of calls) {
      const answer = await (body === undefined
        ? house.get(path, { token })
        : house.post(path, body, { token }))
      if (answer.status !== 403 && answer.status !== 404)
        open.push(`${name}: ${answer.status} ${answer.headers.get('x-refusal')} ${await answer.text()}`)
    }
    expect(open).toEqual([])
  },
)

test('ROLE-020 leaves the owner’s things unchanged, and lets an operator read the record', async () => {
  const token = await house.logIn('demo')
  for (const name of ['GET member/{id}', 'GET bet_result/{betId}', 'GET customer/{questionId}']) {
    const path = calls.get(name)?.path ?? ''
    expect([name, (await house.get(path, { token })).status]).toEqual([name, 200])
  }
  const own = await (await house.get('member/own/devices', { token })).json()
  expect(own.length).toBeGreaterThan(0)
  const messages = await (await house.get('message', { token })).json()
  expect(messages.messages.some(({ title }: { title: string }) => title === '안내')).toBe(true)
  const admin = await house.logIn('admin')
  expect((await house.get(calls.get('GET member/{id}')?.path ?? '', { token: admin })).status).toBe(200)
})
