import { formatOdds, type Odds } from '#domain/odds.ts'
import type { SlipNotice } from '#domain/slip/slip-notice.ts'
import type { Hint } from '#web/play/cart/parts/bet-hint.tsx'
import { slipHint } from '#web/play/cart/slip-hints.ko.ts'
import type { LegView } from './slip-view.ts'

export type Hinted = {
  /** Why the bet would be refused, by its actual cause. */
  readonly stop: SlipNotice | undefined
  /** Picks whose price change is worth a hint. */
  readonly moved: readonly LegView[]
}

/** The most important hint for a slip; `locked` is the number of picks that take no bets now. */
export function betHint({ stop, moved }: Hinted, locked: number): Hint | undefined {
  if (stop) return { text: slipHint(stop), stops: true }
  if (locked > 0) return { text: `지금 베팅할 수 없는 선택이 ${locked}개 있습니다.`, stops: true }
  const text = movedText(moved)
  return text === undefined ? undefined : { text, stops: false }
}

/** "배당이 2.31→2.30으로 바뀌었습니다." */
function movedText(legs: readonly LegView[]): string | undefined {
  const [first, ...others] = legs.filter(leg => leg.moved)
  if (!first) return undefined
  if (others.length > 0) return `선택 ${others.length + 1}개의 배당이 바뀌었습니다.`
  return `배당이 ${formatOdds(first.leg.odds)}→${formatOdds(first.odds)}${towards(first.odds)} 바뀌었습니다.`
}

/** "으로" after 영, 삼 and 육, "로" after all other digits. */
const towards = (odds: Odds): string => (/[036]$/.test(formatOdds(odds)) ? '으로' : '로')
