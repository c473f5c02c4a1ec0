import { assert } from '#domain/assert.ts'
import type { CustomerCategory } from '#domain/community/customer-questions.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import {
  answerQuestion,
  askQuestion,
  hasQuestions,
  replyToQuestion,
} from '#server/community/community-seeding.ts'
import { findByUserId } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'bus'>
type Said = { readonly by: 'operator' | 'member'; readonly text: string; readonly done?: true }
type Story = {
  readonly by: string
  /** Minutes before now. */
  readonly ago: number
  readonly category: CustomerCategory
  readonly title: string
  readonly text: string
  /** Messages since then, ten minutes apart. */
  readonly words: readonly Said[]
}

/** Oldest first: answered, in progress, waiting for a first answer. */
const stories: readonly Story[] = [
  {
    by: 'demo',
    ago: 26 * 60,
    category: 'general',
    title: '포인트는 어디에서 사용하나요?',
    text: '출석체크로 받은 포인트를 머니로 바꿀 수 있나요?',
    words: [
      {
        by: 'operator',
        text: '안녕하세요, 한판 고객센터입니다.\n포인트는 5,000P부터 머니로 전환하실 수 있습니다. 포인트와 머니는 모두 체험용이며 현금 가치가 없습니다.',
        done: true,
      },
    ],
  },
  {
    by: 'demo36',
    ago: 5 * 60,
    category: 'betting',
    title: '연기된 경기는 어떻게 정산되나요?',
    text: '3폴더 가운데 한 경기가 연기되었다고 나옵니다. 나머지 두 경기로만 정산되는지 알고 싶습니다.',
    words: [
      {
        by: 'operator',
        text: '안녕하세요, 한판 고객센터입니다.\n연기된 경기가 정해진 시간 안에 열리지 않으면 그 폴더만 적특(배당 1.00)으로 처리되고, 나머지 경기로 정산됩니다.',
      },
      { by: 'member', text: '답변 감사합니다. 그 시간이 지나기 전에 베팅을 취소할 수도 있나요?' },
    ],
  },
  {
    by: 'demo22',
    ago: 35,
    category: 'general',
    title: '휴대폰을 바꾸었는데 2단계 인증을 옮길 수 있나요?',
    text: '새 휴대폰에 인증 앱을 다시 설치했습니다. 복구 코드는 가지고 있습니다.',
    words: [],
  },
]

/** Seeds members' questions in every state, if there are none yet. */
export async function seedQuestions(deps: SeedDeps): Promise<void> {
  if (await hasQuestions(deps.db)) return
  for (const [number, story] of stories.entries()) await tell(deps, story, `seed-question-${number}`)
}

async function tell(deps: SeedDeps, story: Story, key: string): Promise<void> {
  let at = deps.clock.now() - story.ago * MINUTE
  const then = { ...deps, clock: { now: () => instant(at) } }
  const [member, operator] = await Promise.all([
    findByUserId(deps.db, story.by),
    findByUserId(deps.db, 'admin'),
  ])
  assert(member && operator, 'the play logins are there')
  const { category, title, text } = story
  const asked = await askQuestion(then, member.id, { category, title, contents: text, key })
  if (!asked.ok) return
  const { id } = asked.value
  const act = { operator: { memberId: operator.id, userId: 'admin' }, ip: '127.0.0.1', reason: '문의 답변' }
  for (const [number, { by, text: contents, done = false }] of story.words.entries()) {
    at += 10 * MINUTE
    const said = { contents, key: `${key}-${number}` }
    if (by === 'operator') await answerQuestion(then, act, { id, done, ...said })
    else await replyToQuestion(then, member.id, { questionId: id, ...said })
  }
}
