import { fixtureOperatorContract } from '#contract/back-office/fixtures-operator.ts'
import { call } from '#web/client/api/api.ts'
import { reasonsOf } from './reasons.ko.ts'
import { TradingDialog } from './trading-dialog.tsx'

type ProtoDialogProps = {
  readonly fixtureId: number
  readonly listed: boolean
  readonly onClose: () => void
}

/** Puts the match on the proto list of its day, or takes it off (ROUTE-045). */
export const ProtoDialog = ({ fixtureId, listed, onClose }: ProtoDialogProps) => (
  <TradingDialog
    title={listed ? '프로토 등록' : '프로토 제외'}
    description={
      listed
        ? '경기일 회차에 다음 번호로 등록합니다. 제외했던 경기는 원래 번호로 돌아갑니다.'
        : '프로토 목록에서 빠지고 프로토 베팅을 받지 않습니다. 이미 받은 베팅은 유지됩니다.'
    }
    presets={reasonsOf.proto}
    confirm={listed ? '등록' : '제외'}
    danger={!listed}
    done={listed ? '프로토에 등록했습니다.' : '프로토에서 제외했습니다.'}
    onAct={reason =>
      call(fixtureOperatorContract.listOnProto, { params: { fixtureId }, body: { listed, reason } })
    }
    onClose={onClose}
  />
)
