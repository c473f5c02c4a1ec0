import type { TradingSheet } from '#contract/back-office/trading.ts'
import { bettingState, type Standing } from './betting-state.ts'
import { type BettingState, states } from './betting-states.ts'
import { isUndecided, type Part, type UndecidedPick } from './undecided.ts'

type Ending = {
  readonly fixture: Standing
  readonly results: readonly Pick<TradingSheet['results'][number], 'kind'>[]
  readonly undecided: readonly UndecidedPick[]
}

/** 종료, 적특, 취소 … of a finished match, or 미정 if its result leaves the outcome undecided. */
export function endedState({ fixture, results, undecided }: Ending, part: Part): BettingState | undefined {
  if (fixture.state === 'upcoming' || fixture.state === 'live') return undefined
  if (fixture.state === 'waiting' && results.length > 0)
    return isUndecided(undecided, part) ? states.undecided : states.settled
  const isVoid = fixture.state === 'settled' && results.at(-1)?.kind === 'void'
  return isVoid
    ? { word: fixture.stateText, tone: 'gold', note: '경기 전체가 적특 처리되었습니다.' }
    : bettingState(fixture)
}
