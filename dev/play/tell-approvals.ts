import type { Person, Visitor } from './visitor.ts'

/** The level whose limit a colleague wants to raise, to which percentage, and why. */
const asks = [
  { level: 2, percent: 150, reason: '회원 요청에 따른 한도 조정' },
  { level: 4, percent: 300, reason: '주말 한도 상향' },
  { level: 3, percent: 120, reason: '주말 경기 편성에 맞춘 상향' },
] as const

/**
 * Another operator asks to raise limits, which needs a second operator: one request is approved, one refused, the last
 * one waits.
 */
export async function askColleagues(visitor: Visitor, operator: Person): Promise<void> {
  const colleague = await visitor.enter('admin2')
  if (!colleague) return
  for (const ask of asks) await askFor(visitor, colleague, ask)
  const answer: { asks: { id: number }[] } = await visitor.done('admin/approvals?state=waiting', operator)
  // The newest comes first.
  const [, refused, approved] = answer.asks
  if (!refused || !approved) return
  await visitor.done(`admin/approvals/${approved.id}/approve`, operator, { reason: '근거 확인' })
  await visitor.done(`admin/approvals/${refused.id}/reject`, operator, { reason: '상향 폭이 너무 큽니다' })
}

async function askFor(
  { ask, done }: Visitor,
  colleague: Person,
  { level, percent, reason }: (typeof asks)[number],
): Promise<void> {
  const levels: { level: number; maxBetAmount: number }[] = await done('setting/level', colleague)
  const is = levels.find(one => one.level === level)
  if (!is) return
  const limits = { maxBetAmount: (is.maxBetAmount * percent) / 100 }
  await ask(`admin/levels/${level}`, colleague.token, { limits, reason })
}
