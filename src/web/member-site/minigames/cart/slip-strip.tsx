import { useRouterState } from '@tanstack/react-router'
import { formatOdds } from '#domain/odds.ts'
import { stakeAgain } from '#domain/slip/stake-input.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { roundDockOf, toggleDock, useOpenDock } from '#web/play/cart/cart-dock.ts'
import { lastStake } from '#web/play/cart/last-stake.ts'
import { SlipBar } from '#web/play/cart/parts/slip-bar.tsx'
import { CountdownText } from '../rounds/countdown-text.tsx'
import { roundBounds, roundStore, useRoundSlip } from './round-cart-store.ts'
import { roundPlacing, stakeKind } from './round-placing.ts'
import { pickWords, type RoundPick, type RoundSlip } from './round-slip.ts'
import { useBalance, useRoundTerms } from './round-terms.ts'
import { hintOf } from './use-round-view.ts'

/** The pick bar on a phone, above the bottom bar while the cart is closed. */
export function SlipStrip() {
  const pick = useRoundSlip(({ slip }) => slip.pick)
  const mobile = useLayoutMode() === 'mobile'
  const isOpen = useOpenDock(({ open }) => open !== null)
  return pick && mobile && !isOpen ? <RoundBar pick={pick} /> : null
}

/** Odds, time left and the bet button, with the last stake when none is typed. */
function RoundBar({ pick }: { readonly pick: RoundPick }) {
  const dock = useRouterState({ select: ({ location }) => roundDockOf(location.pathname) })
  const sending = roundPlacing.useFlow(({ flow }) => flow.step === 'sending')
  const around = { terms: useRoundTerms(), balance: useBalance() }
  const slip = useOfferedSlip(around)
  const take = (next: () => void) => () => {
    roundStore.setSlip(slip)
    next()
  }
  return (
    <SlipBar
      view={{ count: 1, stake: slip.stake }}
      title={`${pickWords(pick)} ${formatOdds(pick.odds)}`}
      under={
        <>
          마감까지 <CountdownText until={pick.closesAt} />
        </>
      }
      hint={hintOf(slip, around)}
      sending={sending}
      onOpen={take(() => toggleDock(dock))}
      onPress={take(roundPlacing.press)}
    />
  )
}

/** The slip, with the last stake of the product when it has none. */
function useOfferedSlip(around: Parameters<typeof roundBounds>[1]): RoundSlip {
  const { slip, page = 0 } = useRoundSlip()
  const last = lastStake(stakeKind(page))
  if (slip.stake.text !== '' || last === undefined) return slip
  return { ...slip, stake: stakeAgain(last, roundBounds(slip, around)) }
}
