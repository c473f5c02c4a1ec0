import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Bet, betContract } from '#contract/bets/bets.ts'
import { memberCancellation } from '#domain/bets/cancellation.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { beginMoneyAct } from '#web/client/session/member-figures.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type CancelBetDialogProps = { readonly bet: Bet; readonly onClose: () => void }

const { minutesAfterBet, minutesBeforeStart, timesADay } = memberCancellation
const rules = `베팅 후 ${minutesAfterBet}분 이내, 경기시작 ${minutesBeforeStart}분 전까지, 하루 ${timesADay}회 취소할 수 있습니다.`

/** Confirm dialog before a bet is cancelled (handbook 1.8). */
export function CancelBetDialog({ bet, onClose }: CancelBetDialogProps) {
  const { mutate, isPending } = useCancellation(bet.id, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title="베팅을 취소하시겠습니까?"
      description={rules}
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            닫기
          </Button>
          <Button size="lg" look="danger" busy={isPending} onClick={() => mutate()}>
            베팅취소
          </Button>
        </>
      }
    >
      <dl className="flex justify-between rounded-lg bg-s2 p-4">
        <dt className="text-dim">{bet.isFree ? '환불' : '환불금액'}</dt>
        <dd className="text-lg">{bet.isFree ? '프리벳 반환' : <Money won={bet.amounts} />}</dd>
      </dl>
    </Dialog>
  )
}

function useCancellation(betId: string, onEnd: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(betContract.cancel, { params: { betId } }),
    onMutate: () => ({ token: sessionStore.current()?.token, takeBalance: beginMoneyAct() }),
    onSuccess: async (answer, _, { token, takeBalance }) => {
      onEnd()
      // Ignored when the member has logged out or changed meanwhile.
      if (sessionStore.current()?.token !== token) return
      if (answer.ok) {
        takeBalance(answer.value.emoney)
        showAlert('취소되었습니다. 베팅금액이 환불되었습니다.')
      } else showRefusal(answer.refusal)
      await readAgain(queryClient, betContract.list)
    },
  })
}
