import { friendContract } from '#contract/promotions/friends.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { Skeleton, SkeletonRows } from '#web/kit/display/states.tsx'
import { FriendList } from './friend-list.tsx'
import { ruleWord } from './friend-words.ts'
import { ShareCard } from './share-card.tsx'
import { useFriendList } from './use-friends.ts'

/** 추천인: the member's code, points and friends (ROUTE-008, EVENT-008, EVENT-009). */
export function Page() {
  const own = useCall(friendContract.own, undefined, { staleTime: 0 })
  const { page, answer, turnTo } = useFriendList()
  return (
    <div className="settles grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="flex min-h-10 items-center text-2xl">추천인</h1>
      <AnswerView answer={own} waiting={<Skeleton className="h-72" />}>
        {({ code, rule, friends, pointsTotal, pointsMonth }) => (
          <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-4 mobile:grid-cols-[minmax(0,1fr)]">
            <ShareCard code={code} />
            <section aria-labelledby="earned" className="card grid gap-3 p-4">
              <h2 id="earned" className="font-semibold">
                추천 현황
              </h2>
              <dl className="grid gap-2.5">
                <Figure name="추천한 친구" figure={friends} unit="명" />
                <Figure name="이번 달 적립" figure={pointsMonth} unit="P" />
                <Figure name="누적 적립" figure={pointsTotal} unit="P" />
              </dl>
              <p className="border-t border-line pt-3 text-sm text-dim">
                {ruleWord(rule)} 베팅마다 소수점 이하는 버리며, 결과가 정정되면 다시 계산합니다. 친구의 베팅과
                보유금액은 공개되지 않습니다.
              </p>
            </section>
          </div>
        )}
      </AnswerView>
      <section aria-labelledby="friends" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="friends" className="text-lg font-semibold">
          추천한 친구
        </h2>
        <AnswerView answer={answer} waiting={<SkeletonRows rows={4} className="h-14" />}>
          {({ friends }) => <FriendList friends={friends} busy={answer.isPlaceholderData} />}
        </AnswerView>
        <Pagination page={page} pageCount={answer.data?.pageCount ?? 0} onChange={turnTo} />
      </section>
    </div>
  )
}

type FigureProps = { readonly name: string; readonly figure: number; readonly unit: string }

const Figure = ({ name, figure, unit }: FigureProps) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="text-dim">{name}</dt>
    <dd className="text-xl font-bold">
      {formatFigure(figure)}
      <span className="text-base font-normal text-dim">{unit}</span>
    </dd>
  </div>
)
