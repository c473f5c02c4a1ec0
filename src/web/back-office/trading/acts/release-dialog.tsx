import { fixtureOperatorContract } from '#contract/back-office/fixtures-operator.ts'
import { call } from '#web/client/api/api.ts'
import { reasonsOf } from './reasons.ko.ts'
import { TradingDialog } from './trading-dialog.tsx'

/** Releases all manual prices, suspensions and starts of the fixture at once. Results and voids stay. */
export function ReleaseDialog({
  fixtureId,
  onClose,
}: {
  readonly fixtureId: number
  readonly onClose: () => void
}) {
  return (
    <TradingDialog
      title="피드로 되돌리기"
      description="이 경기의 수동 배당, 운영자 정지, 시작 시간 변경을 모두 해제합니다. 입력한 결과와 적특은 그대로 남습니다."
      presets={reasonsOf.release}
      confirm="모두 해제"
      done="모든 수동 설정을 해제했습니다."
      onAct={reason => call(fixtureOperatorContract.release, { params: { fixtureId }, body: { reason } })}
      onClose={onClose}
    />
  )
}
