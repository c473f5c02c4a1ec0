import { settlementOperatorContract } from '#contract/back-office/settlement.ts'
import type { TradingFixture } from '#contract/back-office/trading.ts'
import { call } from '#web/client/api/api.ts'
import { MEMBERS_READ_HINT } from '../../kit/acts/reason-field.tsx'
import { AskedPreview } from '../result/asked-preview.tsx'
import { type PreviewBody, useLookOnOpen, useResultPreview } from '../result/use-result-preview.ts'
import { reasonsOf } from './reasons.ko.ts'
import { TradingDialog } from './trading-dialog.tsx'

type VoidDialogProps = { readonly fixture: TradingFixture; readonly onClose: () => void }

const whole: PreviewBody = { sheet: null }

/** 적특: all legs on the fixture count as 1.00, including settled ones; the effect is shown first. */
export function VoidFixtureDialog({ fixture, onClose }: VoidDialogProps) {
  const { fixtureId, home_participants_name: home, away_participants_name: away } = fixture
  const { preview, refusal, ask } = useResultPreview(fixtureId, whole)
  useLookOnOpen(() => ask(whole))
  return (
    <TradingDialog
      title="경기 적특 처리"
      description={`${home} vs ${away} · 모든 픽을 배당 1.00으로 처리합니다.`}
      size="content"
      presets={reasonsOf.void}
      reasonHint={MEMBERS_READ_HINT}
      confirm="적특 처리"
      danger
      ready={preview !== undefined}
      done="적특 처리했습니다. 정산이 진행됩니다."
      onAct={reason =>
        call(settlementOperatorContract.voidFixture, {
          params: { fixtureId },
          body: { reason, ...(preview && { seenRevision: preview.revision }) },
        })
      }
      onRefused={() => void ask(whole)}
      onClose={onClose}
    >
      <AskedPreview preview={preview} refusal={refusal} awaited />
    </TradingDialog>
  )
}
