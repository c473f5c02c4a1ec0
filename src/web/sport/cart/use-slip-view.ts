import { useMemo } from 'react'
import type { BetPage } from '#domain/markets/bet-page.ts'
import { won } from '#domain/money.ts'
import { findLevelSetting, limitsInForce } from '#domain/slip/bet-limits.ts'
import type { SlipTerms } from '#domain/slip/bet-slip.ts'
import { useSession } from '#web/client/api/api.ts'
import { useSlip } from '#web/sport/cart/slip-store.ts'
import { useLiveQuotes } from '#web/sport/prices/use-odds.ts'
import { type SlipView, viewSlip } from './slip-view.ts'

/** Where and for whom a slip is; follows balance and limits. */
export function useSlipDesk(page: BetPage): SlipTerms {
  const levels = useSlip(state => state.levels)
  const proto = useSlip(state => state.proto)
  const { level = 0, tendency = 0, emoney = 0 } = useSession()?.user ?? {}
  return useMemo(() => {
    const setting = levels && findLevelSetting(levels, level)
    const limits = limitsInForce({ page, setting, tendency, ...(proto && { proto }) })
    return { page, limits, balance: won(emoney) }
  }, [page, levels, proto, level, tendency, emoney])
}

/** The cart as it stands now; follows picks, prices, balance and limits. */
export function useSlipView(): SlipView {
  const slip = useSlip(state => state.slip)
  const desk = useSlipDesk(useSlip(({ page = 'cross' }) => page))
  const quotes = useLiveQuotes(slip.legs.map(leg => leg.outcomeId))
  return useMemo(() => viewSlip(slip, quotes, desk), [slip, quotes, desk])
}
