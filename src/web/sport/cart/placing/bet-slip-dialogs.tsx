import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { betContract } from '#contract/bets/bets.ts'
import { slipWord } from '#domain/bets/bet-word.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { BetFigures, ConfirmFrame } from '#web/play/cart/placing/confirm-frame.tsx'
import { useLiveQuotes } from '#web/sport/prices/use-odds.ts'
import { useAcceptMode } from '../changes/accept-mode.ts'
import { OddsChangedDialog } from '../changes/odds-changed-dialog.tsx'
import { type SentSlip, useLaterPart } from '../slip-store.ts'
import { useSlipTerms } from '../slip-terms.ts'
import { useBetHint } from '../use-bet-hint.ts'
import { confirmBet, takeShown } from './bet-flow.ts'
import { ConfirmPicks } from './confirm-picks.tsx'
import { type ConfirmView, viewConfirm } from './confirm-view.ts'
import { cancelBet, usePlacing } from './sports-placing.ts'

useLaterPart.setState({
  Later: lazyDialog(() => import('../free/free-bets.tsx'), 'FreeBets'),
})

/** The dialogs of placing a bet; mounted once per page, however many carts show the slip. */
export function BetSlipDialogs() {
  const flow = usePlacing(state => state.flow)
  const queryClient = useQueryClient()
  const onPlaced = () => void readAgain(queryClient, betContract.list)
  return (
    <>
      {flow.step === 'confirm' && <ConfirmBetDialog fixed={flow.fixed} onPlaced={onPlaced} />}
      {flow.step === 'asked' && (
        <OddsChangedDialog changes={flow.question} sent={flow.sent} onPlaced={onPlaced} />
      )}
    </>
  )
}

type ConfirmBetDialogProps = { readonly fixed: SentSlip; readonly onPlaced: () => void }

/**
 * The confirm dialog: picks at the prices that are sent, and figures. Changes that arrive meanwhile must
 * be accepted first, by the button in place of 베팅; until then the figures include them.
 */
function ConfirmBetDialog({ fixed, onPlaced }: ConfirmBetDialogProps) {
  const view = useConfirmView(fixed)
  const { asked, legs, shown, stop } = view
  const moved = legs.filter(({ leg }) => asked.some(change => change.leg.outcomeId === leg.outcomeId))
  const act =
    asked.length > 0
      ? { name: '변경 배당 수락', onPress: () => takeShown(asked) }
      : { name: '베팅', onPress: () => void confirmBet(onPlaced) }
  return (
    <ConfirmFrame
      act={act}
      about={asked.map(({ leg, to }) => `${leg.outcomeId} ${to?.odds}`).join()}
      hint={useBetHint({ legs, stop, moved })}
      onCancel={cancelBet}
    >
      <ConfirmPicks view={view} />
      <BetFigures {...view} sort={slipWord('sports', shown.legs.length)} stake={shown.stake} />
    </ConfirmFrame>
  )
}

function useConfirmView({ slip, page }: SentSlip): ConfirmView {
  const terms = useSlipTerms(page)
  const mode = useAcceptMode(page)
  const quotes = useLiveQuotes(slip.legs.map(leg => leg.outcomeId))
  return useMemo(() => viewConfirm(slip, quotes, { terms, mode }), [slip, quotes, terms, mode])
}
