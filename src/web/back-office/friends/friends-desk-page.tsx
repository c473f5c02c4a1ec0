import { Users } from 'lucide-react'
import { type FriendRule, friendOperatorContract } from '#contract/promotions/friends.ts'
import { friendBaseWord, rateWord } from '#domain/promotions/friend-points.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, orderOf, text } from '../kit/lists/list-filter.ts'
import { FriendRuleForm } from './friend-rule-form.tsx'
import { RecommenderList } from './recommender-list.tsx'

const orders = { points: '포인트 많은 순', friends: '친구 많은 순', joined: '최근 가입 순' } as const

function RuleCard() {
  const answer = useCall(friendOperatorContract.rule, undefined, { staleTime: 0 })
  const mayChange = useMay('promotions:write')
  return (
    <section aria-labelledby="friend-rule" className="card grid gap-4 p-4">
      <header className="grid gap-1">
        <h2 id="friend-rule" className="text-lg">
          추천 포인트 설정
        </h2>
        <p className="text-sm text-dim">
          저장한 뒤 결과가 확정되는 베팅부터 적용됩니다. 베팅마다 소수점 이하는 버립니다.
        </p>
      </header>
      <AnswerView answer={answer} waiting={<Skeleton className="h-40" />}>
        {rule =>
          mayChange ? <FriendRuleForm key={JSON.stringify(rule)} rule={rule} /> : <Standing rule={rule} />
        }
      </AnswerView>
    </section>
  )
}

/** For operators with read-only permission. */
const Standing = ({ rule }: { readonly rule: FriendRule }) => (
  <FactList
    facts={[
      ['적립', rule.on ? '사용' : '중지'],
      ['기준', friendBaseWord[rule.base]],
      ['1대', rateWord(rule.firstRate)],
      ['2대', rateWord(rule.secondRate)],
    ]}
  />
)

/** 추천인관리: the rates, and recommenders with their friends (handbook 5.11). */
export const Page = listDesk({
  title: '추천인관리',
  call: friendOperatorContract.recommenders,
  filter: listFilter({
    sort: orderOf(orders, 'points'),
    name: text(40, { label: '이름', placeholder: '아이디, 닉네임, 코드', width: 'w-52' }),
  }),
  above: <RuleCard />,
  list: ({ recommenders }) => <RecommenderList recommenders={recommenders} />,
  unit: '명',
  icon: Users,
  nothing: '친구를 추천한 회원이 없습니다.',
  nothingLeft: '조건에 맞는 회원이 없습니다.',
})
