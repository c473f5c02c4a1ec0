import type { OddsChangeItem } from '#contract/wire/odds-change-item.ts'
import { formatTotalOdds } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { formatOdds, type Odds, winnings } from '#domain/odds.ts'
import { type OddsChange, totalOddsAfter } from '#domain/slip/odds-change.ts'
import { matchText, type Selection } from '#domain/slip/selection.ts'
import { slipOdds } from '#domain/slip/slip-checks.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { ExpectedWinnings, Figure } from '#web/play/cart/parts/cart-figures.tsx'
import { OddsAcceptance } from '#web/play/cart/parts/odds-acceptance.tsx'
import { changesOf, oldOdds } from '#web/sport/cart/changes/odds-change-offers.ts'
import { useLiveQuotes } from '#web/sport/prices/use-odds.ts'
import { MoveArrow, moveColours } from '../../prices/price-move.tsx'
import { legText } from '../pick-text.ts'
import { acceptChanges, refuseChanges } from '../placing/bet-flow.ts'
import type { SentSlip } from '../slip-store.ts'
import { offersAutoChange } from './accept-mode.ts'
import { changesNow } from './changed-offers.ts'

type OddsChangedDialogProps = {
  readonly changes: readonly OddsChangeItem[]
  /** The slip that was sent; the cart may show another page's slip by now. */
  readonly sent: SentSlip
  readonly onPlaced: () => void
}

/**
 * Asks whether to bet at the new odds; only its own buttons close it (DIALOG-004..008). It follows the
 * prices: "yes" accepts what it shows. On pages with the choice, the handling of further changes can be
 * set here too (CART-026).
 */
export function OddsChangedDialog({ changes, sent: { slip, page }, onPlaced }: OddsChangedDialogProps) {
  const { legs, bonus } = slip
  const refused = changesOf(changes, legs)
  const list = changesNow(refused, useLiveQuotes(refused.flatMap(({ to }) => to?.outcomeId ?? [])))
  const after = totalOddsAfter({ legs, bonus }, list)
  return (
    <Dialog
      open
      persistent
      onClose={refuseChanges}
      title="배당 변경"
      description="배당이 변경되었습니다. 변경된 배당으로 베팅하시겠습니까?"
      actions={
        <>
          <Button size="lg" onClick={refuseChanges}>
            아니오(베팅취소)
          </Button>
          <Button size="lg" look="primary" onClick={() => void acceptChanges(list, onPlaced)}>
            예(베팅)
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line rounded-lg bg-s2" data-odds-changes>
        {changes.map(change => (
          <Change key={change.old.oddsId} item={change} change={changeOf(change, list)} />
        ))}
      </ul>
      <dl className="mt-3 grid gap-1.5 px-1">
        <Figure name="변경 전 배당">
          <span className="font-semibold text-dim">{formatTotalOdds(slipOdds(legs, bonus))}</span>
        </Figure>
        <Figure name="변경 후 배당">
          {after === undefined ? (
            <span className="text-lg font-bold text-live">– 마감</span>
          ) : (
            <span className="text-lg font-bold text-jade">{formatTotalOdds(after)}</span>
          )}
        </Figure>
        {after !== undefined && <ExpectedWinnings won={winnings(won(slip.stake.amount ?? 0), after)} />}
      </dl>
      {after === undefined && (
        <p className="mt-2 px-1 text-sm text-dim">마감된 경기를 베팅카트에서 삭제한 후 베팅해 주세요.</p>
      )}
      {offersAutoChange(page) && (
        <div className="mt-3 px-1">
          <OddsAcceptance />
        </div>
      )}
    </Dialog>
  )
}

const changeOf = ({ old }: OddsChangeItem, list: readonly OddsChange<Selection>[]) =>
  list.find(({ leg }) => leg.outcomeId === String(old.oddsId))

type ChangeProps = {
  readonly item: OddsChangeItem
  /** The item as a change of a pick. */
  readonly change: OddsChange<Selection> | undefined
}

/** One changed pick: "1.90 → 1.80", with its line if that changed (DIALOG-005, DIALOG-008). */
function Change({ item, change }: ChangeProps) {
  const leg = change?.leg
  const before = oldOdds(item)
  const after = change?.to?.odds
  const lines = [item.old.betBaseline, item.new?.betBaseline ?? item.old.betBaseline] as const
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-3">
      <p className="min-w-0">
        {leg && <span className="block truncate text-xs text-dim">{matchText(leg.home, leg.away)}</span>}
        <span className="font-semibold">
          {leg ? legText(leg) : `${item.old.marketName} · ${item.old.betName}`}
        </span>
        {lines[0] !== lines[1] && (
          <span className="block text-sm text-gold">
            기준점 {lines[0] || '없음'} → {lines[1] || '없음'}
          </span>
        )}
      </p>
      <p className="text-lg font-bold whitespace-nowrap">
        <span className="font-semibold text-dim">{formatOdds(before)} → </span>
        {after === undefined ? (
          <span className="text-live">마감</span>
        ) : (
          <NewPrice before={before} after={after} />
        )}
      </p>
    </li>
  )
}

/** "▲ 1.90": coloured by direction; a change of line or version alone has no colour. */
function NewPrice({ before, after }: { readonly before: Odds; readonly after: Odds }) {
  if (after === before) return formatOdds(after)
  const moved = after > before ? 'up' : 'down'
  return (
    <span className={moveColours[moved]}>
      <MoveArrow moved={moved} />
      <span className="ml-1">{formatOdds(after)}</span>
    </span>
  )
}
