import { useQueryClient } from '@tanstack/react-query'
import { betContract } from '#contract/bets.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { OddsChangedDialog } from '../changes/odds-changed-dialog.tsx'
import { useLaterPart } from '../slip-store.ts'
import { ConfirmBetDialog } from './confirm-bet-dialog.tsx'
import { usePlacing } from './sports-placing.ts'

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
