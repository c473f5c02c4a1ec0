import { fixtureOperatorContract } from '#contract/back-office/fixtures-operator.ts'
import { call } from '#web/client/api/api.ts'
import { reasonsOf } from './reasons.ko.ts'
import { marketTitle, outcomeTitle, type SuspendTarget } from './trading-act.ts'
import { TradingDialog } from './trading-dialog.tsx'

type SuspendDialogProps = {
  readonly fixtureId: number
  readonly suspended: boolean
  readonly target: SuspendTarget
  readonly onClose: () => void
}

/** The target of the suspension, in words. */
function targetText({ market, outcome }: SuspendTarget): string {
  if (market && outcome) return outcomeTitle(market, outcome)
  return market ? marketTitle(market) : '경기 전체'
}

/** Suspends betting on the fixture, a market or an outcome, or resumes it. The feed cannot undo it. */
export function SuspendDialog({ fixtureId, suspended, target, onClose }: SuspendDialogProps) {
  const word = suspended ? '베팅 정지' : '정지 해제'
  const { market, outcome } = target
  const suspend = (reason: string) =>
    call(fixtureOperatorContract.suspend, {
      params: { fixtureId },
      body: {
        suspended,
        reason,
        ...(outcome?.id != null ? { oddsId: outcome.id } : market && { marketId: market.id }),
      },
    })
  return (
    <TradingDialog
      title={`${targetText(target)} ${word}`}
      description={
        suspended
          ? '해제할 때까지 피드와 관계없이 베팅을 받지 않습니다.'
          : '운영자 정지를 해제합니다. 피드가 중지한 경우에는 피드를 따릅니다.'
      }
      presets={suspended ? reasonsOf.suspend : reasonsOf.reopen}
      confirm={word}
      danger={suspended}
      done={suspended ? '베팅을 정지했습니다.' : '정지를 해제했습니다.'}
      onAct={suspend}
      onClose={onClose}
    />
  )
}
