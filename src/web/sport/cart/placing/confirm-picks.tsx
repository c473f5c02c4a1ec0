import { formatOdds } from '#domain/odds.ts'
import { matchText } from '#domain/slip/selection.ts'
import { ScrollBox } from '#web/kit/controls/scroll-box.tsx'
import { OddsFigure } from '#web/kit/display/figures.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { MoveArrow, moveColours } from '../../prices/price-move.tsx'
import { legText } from '../pick-text.ts'
import type { LegView } from '../slip-view.ts'
import type { ConfirmView } from './confirm-view.ts'

/** The picks to be sent, each with its price; changes next to it (BETFLOW-001). */
export function ConfirmPicks({ view: { legs, asked, sent } }: { readonly view: ConfirmView }) {
  const isAsked = ({ leg }: LegView) => asked.some(change => change.leg.outcomeId === leg.outcomeId)
  return (
    <ScrollBox label="베팅할 선택" className="max-h-[290px] overflow-y-auto rounded-lg bg-s2">
      <ul data-confirm-picks className="divide-y divide-line">
        {legs.map(view => (
          <Pick key={view.leg.outcomeId} view={view} asked={isAsked(view)} />
        ))}
        {sent.bonus && (
          <li className="flex justify-between gap-3 px-4 py-2 text-sm">
            <span className="text-dim">{`보너스 ${sent.bonus.folds}폴더`}</span>
            <OddsFigure odds={sent.bonus.odds} />
          </li>
        )}
      </ul>
    </ScrollBox>
  )
}

type PickProps = { readonly view: LegView; readonly asked: boolean }

function Pick({ view: { leg, odds, moved }, asked }: PickProps) {
  return (
    <li
      data-confirm-pick={asked ? 'asked' : 'fixed'}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2',
        asked && 'bg-live-wash',
      )}
    >
      <p className="min-w-0 text-sm">
        <span className="block truncate text-xs text-dim">{matchText(leg.home, leg.away)}</span>
        <span className="block truncate font-semibold">{legText(leg)}</span>
      </p>
      <p className="text-right leading-tight whitespace-nowrap">
        <span className={classNames('font-bold', asked && 'font-semibold text-dim')}>
          {formatOdds(leg.odds)}
        </span>
        {moved && (
          <span className={classNames(moveColours[moved], asked ? 'font-bold' : 'block text-xs')}>
            {asked && <span className="text-dim"> → </span>}
            <MoveArrow moved={moved} />
            <span className="sr-only">{moved === 'up' ? '배당 상승' : '배당 하락'}</span>
            <span className="ml-1">{formatOdds(odds)}</span>
            {!asked && ' 자동 적용'}
          </span>
        )}
      </p>
    </li>
  )
}
