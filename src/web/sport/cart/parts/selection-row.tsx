import { Lock } from 'lucide-react'
import { formatOdds, type Odds } from '#domain/odds.ts'
import { unpick } from '#domain/slip/bet-slip.ts'
import { matchText } from '#domain/slip/selection.ts'
import { OddsFigure } from '#web/kit/display/figures.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { RemoveButton, removedText } from '#web/play/cart/parts/remove-button.tsx'
import { MoveArrow, moveColours } from '../../prices/price-move.tsx'
import { TeamFace } from '../../teams/team-badge.tsx'
import { baselineText, pickText } from '../pick-text.ts'
import { takeOut, termsNow, useSlip } from '../slip-store.ts'
import type { LegView } from '../slip-view.ts'
import { useLegState } from '../use-leg-state.ts'

/**
 * One pick: match, market with its line, outcome and odds; a changed price as old and new
 * (CART-006..009).
 */
export function SelectionRow({ view }: { readonly view: LegView }) {
  const { leg, odds, moved } = view
  const state = useLegState(view)
  const match = matchText(leg.home, leg.away)
  return (
    <li
      data-selection={state}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 py-2 pr-2 pl-4 in-data-dense:gap-y-0 in-data-dense:py-1',
        state === 'open' && moved && 'bg-live-wash',
        state !== 'open' && 'odds-none',
      )}
    >
      <p title={match} className="flex min-w-0 items-center gap-1 self-center text-xs text-dim">
        <TeamFace name={leg.home} size={14} />
        <TeamFace name={leg.away} host={leg.home} size={14} />
        <span className="min-w-0 truncate">{match}</span>
      </p>
      <RemoveButton label={`${match} 선택 삭제`} onRemove={() => remove(view)} />
      <p className="min-w-0 text-sm leading-5 font-semibold">
        {leg.marketNameKorean}
        {leg.line !== undefined && <span className="ml-1 text-gold">{baselineText(leg)}</span>}
        <span aria-hidden> · </span>
        {pickText(leg)}
      </p>
      <p className="pr-2 text-right whitespace-nowrap">
        <Price before={leg.odds} odds={odds} moved={moved} />
      </p>
      {state !== 'open' && (
        <p className="col-span-2 flex items-center gap-1 text-xs font-semibold text-live">
          <Lock aria-hidden size={12} />
          {stateTexts[state]}
        </p>
      )}
    </li>
  )
}

const stateTexts = {
  closed: '마감된 경기입니다. 삭제 후 베팅해 주세요.',
  suspended: '베팅이 일시중지되었습니다.',
} as const

const remove = ({ leg }: LegView): void =>
  takeOut(unpick(useSlip.getState().slip, leg.outcomeId, termsNow()), removedText)

function Price({
  before,
  odds,
  moved,
}: {
  readonly before: Odds
  readonly odds: Odds
  readonly moved: 'up' | 'down' | undefined
}) {
  if (!moved) return <OddsFigure odds={odds} />
  return (
    <span className={classNames('inline-flex items-baseline gap-1.5', moveColours[moved])}>
      <s className="text-xs text-dim">{formatOdds(before)}</s>
      <MoveArrow moved={moved} />
      <span className="sr-only">{moved === 'up' ? '배당 상승' : '배당 하락'}</span>
      <OddsFigure odds={odds} />
    </span>
  )
}
