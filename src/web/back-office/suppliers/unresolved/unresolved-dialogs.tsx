import { supplierDaysContract } from '#contract/back-office/casino/supplier-days.ts'
import { type UnresolvedBet, unresolvedDeskContract } from '#contract/back-office/casino/unresolved-desk.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { betWordTexts } from '../supplier-words.tsx'

const rereads = [unresolvedDeskContract.unresolved, supplierDaysContract.day]

type AskDialogProps = {
  readonly bet: Pick<UnresolvedBet, 'supplierId' | 'supplier' | 'ref'>
  readonly onClose: () => void
}

/** Asks the supplier for the result of a bet; a reported result is applied at once. */
export const AskDialog = ({ bet: { supplierId, supplier, ref }, onClose }: AskDialogProps) => (
  <ActDialog
    title="결과 확인"
    description={`${supplier}에 베팅 ${ref}의 결과를 묻습니다. 적중, 낙첨, 환불 중 알려 온 결과를 그대로 처리합니다.`}
    presets={['결과 지연', '회원 문의', '대조 차이 확인']}
    confirm="결과 확인"
    done={({ says }: Output<typeof unresolvedDeskContract.ask>) =>
      says === 'ended' ? '공급사가 알린 결과로 처리했습니다.' : `공급사 답변: ${betWordTexts[says]}`
    }
    rereads={rereads}
    onAct={reason => call(unresolvedDeskContract.ask, { params: { id: supplierId, ref }, body: { reason } })}
    onClose={onClose}
  />
)

type RefundDialogProps = { readonly bet: UnresolvedBet; readonly onClose: () => void }

/** Refunds the stake of a bet that its supplier does not know. */
export const RefundDialog = ({ bet, onClose }: RefundDialogProps) => (
  <ActDialog
    title="미결 베팅 환불"
    description={`${bet.nickname} (${bet.userId}) 님의 ${bet.game} 베팅금 ${formatFigure(bet.stake)}원을 돌려줍니다. 되돌릴 수 없으며, 이후 공급사가 보내는 결과는 받지 않습니다.`}
    presets={['공급사에 없는 베팅', '공급사 장기 무응답']}
    confirm="환불"
    danger
    done="베팅금을 환불했습니다."
    rereads={rereads}
    onAct={reason =>
      call(unresolvedDeskContract.refund, {
        params: { id: bet.supplierId, ref: bet.ref },
        body: { reason },
      })
    }
    onClose={onClose}
  />
)
