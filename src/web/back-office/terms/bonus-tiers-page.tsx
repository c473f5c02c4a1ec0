import { betTermsContract } from '#contract/back-office/terms/bet-terms.ts'
import { siteContract } from '#contract/site/site.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { Explained } from '../kit/explained.tsx'
import { BettingBonusForm } from './betting-bonus-form.tsx'

/** 보너스 배당: the offered bonus selections and their odds (handbook 1.6). */
export function Page() {
  const answer = useCall(siteContract.terms, undefined, { staleTime: 0 })
  const changes = useCall(betTermsContract.termsChanges, undefined, { staleTime: 0 })
  return (
    <DeskPage title="보너스 배당">
      <Explained acts={['change-bonus-tiers']} last={changes.data?.bonusTiers}>
        크로스, 승무패, 핸디캡 페이지에서 폴더 수에 따라 배당에 곱하는 보너스입니다. 켠 보너스만 회원에게
        보이며, 저장하면 열려 있는 화면에도 바로 적용됩니다. 이미 접수된 베팅은 접수할 때의 보너스로
        정산됩니다. 적중한 폴더가 부족하면 그때 켜져 있던 더 낮은 보너스가 적용됩니다.
      </Explained>
      <AnswerView answer={answer} waiting={<Skeleton className="h-64" />}>
        {({ bonusTiers }) => <BettingBonusForm key={JSON.stringify(bonusTiers)} tiers={bonusTiers} />}
      </AnswerView>
    </DeskPage>
  )
}
