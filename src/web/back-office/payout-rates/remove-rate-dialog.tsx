import { payoutRateContract, type SetRate } from '#contract/back-office/catalogue/payout-rates.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { rateText, scopeWord } from './payout-rate-words.ts'
import { rateReasons, repricedText } from './rate-dialog.tsx'

/** Removes a payout rate: a wider one applies then, or the feed's prices unchanged. */
export const RemoveRateDialog = ({
  rate,
  onClose,
}: {
  readonly rate: SetRate
  readonly onClose: () => void
}) => (
  <ActDialog
    title="환수율 해제"
    description={`${scopeWord(rate)} · ${rateText(rate.payoutRate)}. 더 넓은 범위의 환수율이 있으면 그 값을, 없으면 피드 배당을 그대로 제공합니다.`}
    presets={rateReasons}
    confirm="해제"
    done={repricedText}
    rereads={[payoutRateContract.rates]}
    onAct={reason => {
      const { sportId, leagueId, marketId } = rate
      return call(payoutRateContract.setRate, {
        body: { sportId, leagueId, marketId, payoutRate: null, reason },
      })
    }}
    onClose={onClose}
  />
)
