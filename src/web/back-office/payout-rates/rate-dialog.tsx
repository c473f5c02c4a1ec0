import { useState } from 'react'
import { payoutRateContract, type SetRate } from '#contract/back-office/catalogue/payout-rates.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { readPayoutRate } from '#domain/markets/payout-rate.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { scopeWord } from './payout-rate-words.ts'
import { RateField } from './rate-field.tsx'
import { noScope, type RateScope, ScopeFields } from './scope-fields.tsx'

export const rateReasons = ['마진 조정', '리그 특성', '이벤트', '입력 오류 정정']

/** Toast after open matches were repriced. */
export const repricedText = ({ repriced }: { readonly repriced: number }): string =>
  repriced === 0
    ? '저장했습니다. 바뀐 배당은 없습니다.'
    : `저장했습니다. 경기 ${formatFigure(repriced)}개의 배당에 반영했습니다.`

type RateDialogProps = {
  /** The rate to edit; undefined for a new one. */
  readonly rate?: SetRate
  readonly onClose: () => void
}

/** Sets a payout rate: applies at once to all open matches and to new ones. */
export function RateDialog({ rate, onClose }: RateDialogProps) {
  const [scope, setScope] = useState<RateScope>(rate ?? noScope)
  const [text, setText] = useState(rate ? String(rate.payoutRate) : '')
  const { sportId, leagueId, marketId } = scope
  const isScope = sportId !== null || leagueId !== null || marketId !== null
  const read = readPayoutRate(text)
  const isNew = rate === undefined || read !== readPayoutRate(String(rate.payoutRate))
  return (
    <ActDialog
      title={rate ? '환수율 변경' : '환수율 등록'}
      {...(rate && { description: scopeWord(rate) })}
      presets={rateReasons}
      confirm="저장"
      size="content"
      ready={isScope && read !== undefined && isNew}
      done={repricedText}
      rereads={[payoutRateContract.rates]}
      onAct={reason =>
        call(payoutRateContract.setRate, {
          body: { sportId, leagueId, marketId, payoutRate: text.trim(), reason },
        })
      }
      onClose={onClose}
    >
      {!rate && <ScopeFields scope={scope} onChange={setScope} />}
      <RateField value={text} onChange={setText} />
    </ActDialog>
  )
}
