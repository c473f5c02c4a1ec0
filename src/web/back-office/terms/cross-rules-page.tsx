import { betTermsContract } from '#contract/back-office/terms/bet-terms.ts'
import { siteContract } from '#contract/site/site.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { Explained } from '../kit/explained.tsx'
import { CrossForm } from './cross-form.tsx'

/** 크로스 규정: the picks of one match that a cross slip may combine (handbook 1.4). */
export function Page() {
  const answer = useCall(siteContract.terms, undefined, { staleTime: 0 })
  const changes = useCall(betTermsContract.termsChanges, undefined, { staleTime: 0 })
  return (
    <DeskPage title="크로스 규정">
      <Explained acts={['change-cross-rules']} last={changes.data?.crossRules}>
        크로스 페이지에서 같은 경기의 픽을 한 베팅에 함께 담을 수 있는 조합입니다. 켜지 않은 조합과 다른
        페이지에서는 한 경기에 하나만 담을 수 있습니다. 결과와 득점이 밀접한 종목(축구, 아이스하키)에서 켜면
        배당을 곱한 금액이 실제 확률보다 커져 과다 지급될 수 있습니다. 저장하면 열려 있는 베팅카트에도 바로
        적용됩니다.
      </Explained>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {({ crossRules }) => <CrossForm key={JSON.stringify(crossRules)} rules={crossRules} />}
      </AnswerView>
    </DeskPage>
  )
}
