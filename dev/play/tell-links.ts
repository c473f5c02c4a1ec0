import { PLAY_PASSWORD } from './play-logins.ts'
import type { branches } from './seed-partner.ts'
import type { Person, Visitor } from './visitor.ts'

type BranchId = (typeof branches)[number]['userId']

/** Two members of the partner's tree who log in from one browser. */
const FIRST: BranchId = 'moonwalk'
const SECOND: BranchId = 'riverside'
/** Got a new password from an operator, and has not used it yet. */
const FORGETFUL: BranchId = 'dawnwind'

/**
 * Two members share a browser, which operators see as a hint: one of them is barred from casino games meanwhile. One
 * changes her nickname, and another has forgotten the password. The history of changes shows all of it.
 */
export async function tellLinks(visitor: Visitor, operator: Person): Promise<void> {
  const { done, enterBy } = visitor
  const browser: string[] = []
  const first = await enterBy(FIRST, browser)
  const second = await enterBy(SECOND, browser)
  const forgetful = await visitor.enter(FORGETFUL)
  if (!first || !second || !forgetful) return
  await done('member/own/nickname', first, { nickname: '달빛산책로', password: PLAY_PASSWORD })
  await done(`admin/members/${second.id}/bans`, operator, {
    products: ['casino', 'minigame'],
    reason: '동일 기기 다계정 확인 중',
  })
  await done(`admin/members/${second.id}/level`, operator, { level: 2, reason: '이용 실적에 따른 조정' })
  await done(`admin/members/${forgetful.id}/password`, operator, { reason: '비밀번호 분실' })
}
