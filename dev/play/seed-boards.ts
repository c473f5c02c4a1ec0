import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { HOUR, instant, MINUTE } from '#domain/instant.ts'
import {
  type BoardDeps,
  hasPosts,
  hidePost,
  pinPost,
  reportPost,
  seePost,
  writeComment,
  writePost,
} from '#server/community/community-seeding.ts'
import { findByUserId } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'>
type Said = { readonly by: string; readonly text: string }
type Story = {
  readonly by: string
  /** Hours before now. */
  readonly ago: number
  readonly title: string
  readonly text: string
  readonly comments?: readonly Said[]
  readonly readers?: readonly string[]
  readonly pinned?: true
  /** The reason why an operator has hidden it. */
  readonly hidden?: string
  readonly complaint?: Said
}

/** Oldest first. */
const stories: readonly Story[] = [
  {
    by: 'admin',
    ago: 70,
    title: '[안내] 자유게시판 이용 안내',
    text: '서로 존중하는 게시판을 만들어 주세요.\n\n욕설·비방, 광고·도배, 개인정보가 담긴 글은 숨김 처리되며 적립된 포인트는 회수됩니다.\n본인 베팅은 글쓰기 화면이나 베팅내역의 ‘게시판에 올리기’로 첨부할 수 있습니다.',
    readers: ['demo', 'demo5', 'demo22', 'demo36', 'demo37', 'demo38'],
    pinned: true,
  },
  {
    by: 'demo36',
    ago: 52,
    title: '핸디캡 -1.5는 정확히 어떻게 계산하나요?',
    text: '홈팀이 2:1로 이기면 -1.5 핸디캡은 원정 적중이 맞나요?\n기준점이 정수일 때 동점이 되는 경우도 궁금합니다.',
    readers: ['demo', 'demo5', 'demo37'],
    comments: [
      { by: 'demo5', text: '네, 2 - 1.5 = 0.5라서 1보다 작으니 원정 적중입니다.' },
      { by: 'demo36', text: '감사합니다. 베팅규정 핸디캡 항목에도 예시가 있네요.' },
    ],
  },
  {
    by: 'demo37',
    ago: 31,
    title: '무료 픽 보내 드립니다 연락 주세요',
    text: '적중률 보장. 연락 주시면 매일 보내 드립니다.',
    readers: ['demo', 'demo5'],
    hidden: '광고·도배',
  },
  {
    by: 'demo5',
    ago: 26,
    title: '주말 축구 다섯 경기 정리해 봤습니다',
    text: '최근 다섯 경기 득점과 실점, 결장 선수를 기준으로 보면 홈팀이 강한 경기가 많습니다.\n\n1. 울산 – 홈 5연승\n2. 전북 – 원정 무득점 3경기\n3. 서울 – 무승부 비율이 높음\n4. 포항 – 후반 득점이 많음\n5. 대전 – 최근 두 경기 무실점\n\n참고만 해 주세요. 베팅은 정한 한도 안에서 즐기는 게 좋습니다.',
    readers: ['demo', 'demo22', 'demo36', 'demo38'],
    comments: [
      { by: 'demo22', text: '정리 감사합니다. 포항 후반 득점은 저도 눈여겨보고 있었어요.' },
      { by: 'demo38', text: '서울은 무승부 배당이 괜찮더라고요.' },
      { by: 'demo', text: '잘 봤습니다!' },
    ],
  },
  {
    by: 'demo38',
    ago: 9,
    title: '하루 손실 한도를 걸어 두니 마음이 편하네요',
    text: '회원정보에서 하루 손실 한도를 정해 두고 이용 중입니다.\n한도에 도달하면 그날은 더 걸 수 없어서 오히려 경기를 편하게 봅니다.',
    readers: ['demo', 'demo5'],
    comments: [{ by: 'demo5', text: '낮추는 건 바로 되고 높이는 건 24시간 뒤라서 좋더라고요.' }],
  },
  {
    by: 'demo22',
    ago: 3,
    title: '지금 인플레이 하는 분 계신가요? 다음 골은 어떻게 보시나요',
    text: '전반 30분 지나면 배당이 빨리 움직여서 접수 대기 시간 안에 바뀌는 경우가 많네요.\n배당 변경 시 설정을 ‘모두’로 해 두는 편이 나을까요?',
    readers: ['demo', 'demo36'],
    comments: [{ by: 'demo36', text: '저는 ‘오른 배당만’으로 해 두었습니다.' }],
    complaint: { by: 'demo37', text: '게시판 주제와 맞지 않는 것 같습니다.' },
  },
]

/** Board rules without waiting times and without points. */
const rules = {
  boardMaintenance: false,
  boardPostMinutes: 0,
  boardCommentSeconds: 0,
  boardPostPoints: 0,
  boardPostPointsTimes: 0,
  boardCommentPoints: 0,
  boardCommentPointsTimes: 0,
}

/** Seeds a board with posts and comments, if it has no posts yet. */
export async function seedBoards(deps: SeedDeps): Promise<void> {
  if (await hasPosts(deps.db)) return
  for (const [number, story] of stories.entries()) await tell(deps, story, `seed-post-${number}`)
}

async function tell(deps: SeedDeps, story: Story, key: string): Promise<void> {
  let at = deps.clock.now() - story.ago * HOUR
  const then: BoardDeps = { ...deps, clock: { now: () => instant(at) }, site: { settings: () => rules } }
  const caller = async (userId: string) => ({ memberId: await idOf(deps, userId), kind: 'member' as const })
  const text = { title: story.title, contents: story.text, bets: [], key }
  const written = await writePost(then, await caller(story.by), text)
  if (!written.ok) return
  const postId = written.value.id
  for (const [number, { by, text: contents }] of (story.comments ?? []).entries()) {
    at += 7 * MINUTE
    await writeComment(then, await caller(by), { postId, contents, key: `${key}-${number}` })
  }
  for (const reader of story.readers ?? []) await seePost(deps, await idOf(deps, reader), postId)
  const { complaint, pinned, hidden } = story
  if (complaint) await reportPost(then, await idOf(deps, complaint.by), postId, complaint.text)
  const operator = { memberId: await idOf(deps, 'admin'), userId: 'admin' }
  const act = (reason: string) => ({ operator, ip: '127.0.0.1', reason })
  if (pinned) await pinPost(then, act('이용 안내'), postId, true)
  if (hidden) await hidePost(then, act(hidden), postId, true)
}

async function idOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<MemberId> {
  const member = await findByUserId(db, userId)
  assert(member, `the play login ${userId} is there`)
  return member.id
}
