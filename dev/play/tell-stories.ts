import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { assert } from '#domain/assert.ts'
import { enterMatches } from './matches/tell-own-fixtures.ts'
import { storyMembers } from './seed-sign-ups.ts'
import { limitTheHouse } from './stories/tell-limits.ts'
import { betOnRounds } from './stories/tell-rounds.ts'
import { askColleagues } from './tell-approvals.ts'
import { betInPlay, bodyOf, readPicks, takeBack } from './tell-bets.ts'
import { betAside } from './tell-integrity.ts'
import { tellLinks } from './tell-links.ts'
import { type Person, type Visitor, visitorOf } from './visitor.ts'

/**
 * Plays what three newcomers and an operator do on the first day of the play data, over the public API, so that no page
 * of the desk is empty. Done once: stops if the newcomers have already been approved.
 */
export async function tellStories(origin: string): Promise<void> {
  const visitor = visitorOf(origin)
  // The newcomers can log in only after approval, so a login means that the stories were already played.
  if (await visitor.enter(storyMembers[0].userId)) return
  const operator = await visitor.enter('admin')
  if (!operator) return
  await letIn(visitor, operator)
  const [sunny, weekend, fan] = await Promise.all(storyMembers.map(({ userId }) => visitor.enter(userId)))
  if (!sunny || !weekend || !fan) return
  for (const member of [sunny, fan]) await visitor.done('attendance', member, {})
  await askForHelp(visitor, operator, sunny, fan)
  await talk(visitor, operator, { sunny, weekend, fan })
  await limitThemselves(visitor, { sunny, weekend })
  await keepStrangersOut(visitor, operator)
  await limitTheHouse(visitor, operator)
  await lookAfter(visitor, operator, { sunny, fan })
  await showBanner(origin, operator)
  await askColleagues(visitor, operator)
  await tellLinks(visitor, operator)
  await takeBack(visitor, operator)
  await enterMatches(origin, visitor)
  await betAside(visitor)
  await betInPlay(visitor)
  await betOnRounds(visitor, ['soccerfan', 'drizzle1', 'pairup1'])
}

async function letIn({ done }: Visitor, operator: Person): Promise<void> {
  const { signUps }: { signUps: { id: number; userId: string }[] } = await done(
    'admin/members/sign-ups',
    operator,
  )
  for (const { id, userId } of signUps)
    if (storyMembers.some(member => member.userId === userId))
      await done(`admin/members/${id}/approve`, operator, { reason: '본인 확인' })
}

/** One question is answered and one waits. Two members have forgotten their passwords. */
async function askForHelp(
  { ask, done }: Visitor,
  operator: Person,
  sunny: Person,
  fan: Person,
): Promise<void> {
  const answered = await done('customer', fan, {
    category: 'betting',
    title: '연장전 결과도 반영되나요?',
    contents: '승무패에 걸었는데 연장에서 골이 나왔습니다. 어떻게 정산되나요?',
    key: randomUUID(),
  })
  await done(`admin/customer/questions/${answered.id}/answer`, operator, {
    contents: '축구 승무패는 정규시간(추가시간 포함) 결과로 정산됩니다. 연장전은 반영되지 않습니다.',
    done: true,
    reason: '정산 기준 안내',
    key: randomUUID(),
  })
  await done('customer', sunny, {
    category: 'general',
    title: '포인트는 언제 머니로 바꿀 수 있나요?',
    contents: '출석으로 받은 포인트를 전환하고 싶습니다.',
    key: randomUUID(),
  })
  for (const lost of [storyMembers[2], { userId: 'someone7', nickname: '아무개' }])
    await ask('customer/find-password', undefined, { userId: lost.userId, nickname: lost.nickname })
}

/** The operator writes a note and corrects a balance. */
async function lookAfter(
  { done }: Visitor,
  operator: Person,
  { sunny, fan }: Pick<People, 'sunny' | 'fan'>,
): Promise<void> {
  await done(`admin/members/${sunny.id}/notes`, operator, {
    text: '하루 한도를 스스로 정한 회원입니다. 한도 상향을 문의하면 24시간 뒤 적용된다고 안내해 주세요.',
    key: randomUUID(),
  })
  await done(`admin/members/${fan.id}/money`, operator, {
    purse: 'points',
    way: 'credit',
    amount: 500,
    key: randomUUID(),
    reason: '출석 지급 지연 보상',
  })
}

type People = Readonly<Record<'sunny' | 'weekend' | 'fan', Person>>

/** Comments below a post, an advertisement that is reported, and a post that the operator pins. */
async function talk({ done }: Visitor, operator: Person, { sunny, weekend, fan }: People): Promise<void> {
  const write = (writer: Person, title: string, contents: string): Promise<{ id: number }> =>
    done('free', writer, { title, contents, bets: [], key: randomUUID() })
  const tips = await write(
    fan,
    '초보가 알아두면 좋은 세 가지',
    '1. 배당이 낮아도 폴더가 늘면 확률은 빠르게 줄어듭니다.\n2. 베팅 전에 하루 한도를 먼저 정해 두세요.\n3. 적특이 나오면 배당 1.00으로 계산됩니다.',
  )
  await done(`free/${tips.id}/comments`, sunny, {
    contents: '한도 먼저 정하기, 좋은 습관이네요.',
    key: randomUUID(),
  })
  await done(`admin/boards/posts/${tips.id}/pin`, operator, { pinned: true, reason: '유익한 글' })
  await write(sunny, '오늘 처음 가입했습니다', '출석하고 포인트 받았어요. 잘 부탁드립니다.')
  for (const word of ['카톡문의', '수익보장'])
    await done('admin/boards/words', operator, { word, banned: true, reason: '광고 글 방지' })
  const spam = await write(weekend, '무조건 맞는 픽 공유방', '들어오시면 매일 픽을 드립니다.')
  await done(`free/${spam.id}/report`, fan, { reason: '외부 홍보 글입니다.' })
}

/** One member takes a break. Another sets a stake limit and reaches it, which an operator has to review. */
async function limitThemselves(
  visitor: Visitor,
  { sunny, weekend }: Pick<People, 'sunny' | 'weekend'>,
): Promise<void> {
  const { done } = visitor
  await done('protection/limits', sunny, { kind: 'stake', period: 'day', amount: 5_000 })
  await done('protection/limits', sunny, { kind: 'loss', period: 'month', amount: 100_000 })
  await betTooMuch(visitor, sunny)
  await done('protection/exclusion', weekend, { period: '1-week' })
}

/** Bets 10,000 won on the first offered match, which is refused and recorded. Does nothing when no match is offered. */
async function betTooMuch(visitor: Visitor, member: Person): Promise<void> {
  const [pick] = await readPicks(visitor, member, 'cross')
  if (pick)
    await visitor.ask('sports-prematch/betting', member.token, bodyOf(member, [pick], 'cross', 10_000))
}

/** Someone guesses a password, and a network is blocked: one that is reserved for examples (RFC 5737). */
async function keepStrangersOut({ done, enter }: Visitor, operator: Person): Promise<void> {
  for (let guess = 1; guess <= 3; guess++) await enter('demo38', `wrong${guess}guess`)
  await done('admin/addresses', operator, {
    address: '203.0.113.0/24',
    blocked: true,
    reason: '자동 가입 시도',
  })
}

const banner = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240">
  <defs><linearGradient id="g"><stop stop-color="#0d7a5f"/><stop offset="1" stop-color="#1fd1a5"/></linearGradient></defs>
  <rect width="640" height="240" fill="url(#g)"/>
  <circle cx="520" cy="120" r="76" fill="none" stroke="#ffffff" stroke-opacity=".6" stroke-width="10"/>
  <path d="M0 200 Q160 120 320 190 T640 150 V240 H0 Z" fill="#ffffff" fill-opacity=".15"/>
</svg>`

/** Uploads a picture for the operators' first event. */
async function showBanner(origin: string, { token }: Person): Promise<void> {
  const picture = await sharp(Buffer.from(banner)).png().toBuffer()
  const title = encodeURIComponent('기본 배너')
  const reason = encodeURIComponent('이벤트에 사용')
  const answer = await fetch(`${origin}/api/admin/pictures?title=${title}&reason=${reason}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', 'x-auth-token': `Bearer ${token}` },
    body: new Uint8Array(picture),
  })
  assert(answer.ok, `the banner is taken: ${answer.status}`)
}
