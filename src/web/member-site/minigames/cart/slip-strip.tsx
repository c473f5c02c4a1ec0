import { useRouterState } from '@tanstack/react-router'
import { formatFigure } from '#domain/korean-formats.ts'
import { formatOdds } from '#domain/odds.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { roundDockOf, toggleDock, useOpenDock } from '#web/play/cart/cart-dock.ts'
import { CountdownText } from '../rounds/countdown-text.tsx'
import { useRoundSlip } from './round-cart-store.ts'
import { roundPlacing } from './round-placing.ts'

/** The pick on a phone, on top of the bar while the cart is closed: its odds, until when, and the way on. */
export function SlipStrip() {
  const { pick, stake } = useRoundSlip(({ slip }) => slip)
  const mobile = useLayoutMode() === 'mobile'
  const isOpen = useOpenDock(({ open }) => open !== null)
  const dock = useRouterState({ select: ({ location }) => roundDockOf(location.pathname) })
  const sending = roundPlacing.useFlow(({ flow }) => flow.step === 'sending')
  if (!pick || !mobile || isOpen) return null
  const openCart = () => toggleDock(dock)
  return (
    <section
      aria-label="선택한 베팅"
      data-slip-strip
      className="sticky bottom-(--bar-height) z-30 -mx-3 -mb-3 flex h-15 animate-fade items-center gap-3 border-t border-edge bg-s3 pr-9 pl-3"
    >
      <button type="button" onClick={openCart} className="min-w-0 flex-1 py-2 text-left -outline-offset-2">
        <b className="block truncate">{`${pick.marketLabel} · ${pick.pickLabel} ${formatOdds(pick.odds)}`}</b>
        <span className="block text-xs text-dim">
          마감까지 <CountdownText until={pick.closesAt} />
        </span>
      </button>
      {stake.amount ? (
        <Button look="primary" busy={sending} onClick={roundPlacing.press}>
          {`${formatFigure(stake.amount)}원 베팅`}
        </Button>
      ) : (
        <Button look="primary" onClick={openCart}>
          금액 입력
        </Button>
      )}
    </section>
  )
}
