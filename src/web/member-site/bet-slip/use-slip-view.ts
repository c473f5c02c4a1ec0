import { useMemo } from 'react'
import { won } from '#domain/money.ts'
import { findLevelSetting, limitsInForce } from '#domain/slip/bet-limits.ts'
import { useSession } from '#web/kit/api/api.ts'
import { useLiveQuotes } from '#web/kit/live/use-odds.ts'
import { useSlip } from '#web/kit/state/slip-store.ts'
import { type SlipView, viewSlip } from './slip-view.ts'

/** The cart as it stands now; follows picks, prices, balance and limits. */
export function useSlipView(): SlipView {
  const { slip, page = 'cross', levels, proto } = useSlip()
  const { level = 0, tendency = 0, emoney = 0 } = useSession()?.user ?? {}
  const quotes = useLiveQuotes(slip.legs.map(leg => leg.outcomeId))
  return useMemo(() => {
    const setting = levels && findLevelSetting(levels, level)
    return viewSlip(slip, quotes, {
      page,
      limits: limitsInForce({ page, setting, tendency, ...(proto && { proto }) }),
      balance: won(emoney),
    })
  }, [slip, quotes, page, levels, proto, level, tendency, emoney])
}
