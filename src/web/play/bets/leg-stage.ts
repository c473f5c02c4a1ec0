import type { BetLeg } from '#contract/bets/bets.ts'
import type { Instant } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'

/** Stage of a leg of an open bet. */
export type LegStage = 'won' | 'void' | 'lost' | 'running' | 'waiting'

const stageWords: Readonly<Record<LegStage, string>> = {
  won: '적중',
  void: '적특',
  lost: '낙첨',
  running: '진행',
  waiting: '대기',
}

type StagedLeg = Pick<BetLeg, 'result' | 'startdate'>

/** The stage of a leg at a moment: settled, running (a round: being drawn), or not begun. */
export function legStage({ result, startdate }: StagedLeg, now: Instant): LegStage {
  switch (result) {
    case '':
      return (parseSeoul(startdate) ?? now) <= now ? 'running' : 'waiting'
    case 'void':
      return 'void'
    case 'lost':
    case 'half-lost':
      return 'lost'
    default:
      return 'won'
  }
}

/** "적중 1 · 진행 1 · 대기 1": the stages that occur, in fixed order. */
export function stagesText(stages: readonly LegStage[]): string {
  const order: readonly LegStage[] = ['won', 'void', 'lost', 'running', 'waiting']
  return order
    .map(stage => ({ stage, count: stages.filter(one => one === stage).length }))
    .filter(({ count }) => count > 0)
    .map(({ stage, count }) => `${stageWords[stage]} ${count}`)
    .join(' · ')
}
