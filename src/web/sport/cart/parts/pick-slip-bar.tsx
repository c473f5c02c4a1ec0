import { oddsTopic } from '#contract/live/live.ts'
import { formatFigure, formatTotalOdds } from '#domain/korean-formats.ts'
import { changeStake } from '#domain/slip/bet-slip.ts'
import { stakeAgain } from '#domain/slip/stake-input.ts'
import { useLiveTopics } from '#web/client/live/live.ts'
import { type CartDockName, toggleDock } from '#web/play/cart/cart-dock.ts'
import { lastStake } from '#web/play/cart/last-stake.ts'
import { SlipBar } from '#web/play/cart/parts/slip-bar.tsx'
import { useLockingBet } from '../inplay/use-locking-bet.ts'
import { pressBet, stakeKind, usePlacing } from '../placing/sports-placing.ts'
import { type CartSlip, setSlip, useSlip } from '../slip-store.ts'
import { useSlipTerms } from '../slip-terms.ts'
import { useBetHint } from '../use-bet-hint.ts'
import { useViewOf } from '../use-slip-view.ts'

/** The phone's picks, above the bar: number, odds, stake, and 베팅. */
export function PickSlipBar({ dock }: { readonly dock: CartDockName }) {
  const offered = useOfferedSlip()
  const view = useViewOf(offered)
  const { slip, legs, totalOdds, expectedWinnings } = view
  useLiveTopics(legs.map(({ leg }) => oddsTopic(leg.fixtureId)))
  const locked = useSlip(state => state.lockedBy !== undefined)
  const take = (next: () => void) => () => {
    if (!locked) setSlip(offered)
    next()
  }
  return (
    <SlipBar
      view={{ count: legs.length, stake: slip.stake }}
      title={totalOdds === undefined ? '-' : formatTotalOdds(totalOdds)}
      under={slip.stake.amount ? `당첨금 ${formatFigure(expectedWinnings)}원` : '총배당'}
      hint={useBetHint({ ...view, moved: legs })}
      sending={usePlacing(({ flow }) => flow.step === 'sending')}
      waiting={useLockingBet()}
      onOpen={take(() => toggleDock(dock))}
      onPress={take(pressBet)}
    />
  )
}

/** The slip, with the stake of the last bet of its kind if it has none. */
function useOfferedSlip(): CartSlip {
  const { slip, page = 'cross' } = useSlip()
  const terms = useSlipTerms(page)
  const last = lastStake(stakeKind(page))
  if (slip.stake.text !== '' || last === undefined) return slip
  return changeStake(slip, (_, bounds) => stakeAgain(last, bounds), terms)
}
