import type { MilestoneKind } from '#domain/promotions/milestones.ts'

export const kindTitle: Readonly<Record<MilestoneKind, string>> = {
  attendance: '출석 일수',
  quests: '완료한 퀘스트',
  deposits: '충전금액',
  bets: '베팅금액',
}
