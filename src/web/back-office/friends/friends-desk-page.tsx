import { Users } from 'lucide-react'
import { type FriendRule, friendOperatorContract } from '#contract/promotions/friends.ts'
import { friendBaseWord, rateWord } from '#domain/promotions/friend-points.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { readWord } from '../kit/lists/address.ts'
import { FilteredList } from '../kit/lists/filtered-list.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { FriendRuleForm } from './friend-rule-form.tsx'
import { RecommenderList } from './recommender-list.tsx'
import { recommendersForm, sorts } from './recommenders-filter.ts'

const texts = [
  { name: 'name', label: '이름', placeholder: '아이디, 닉네임, 코드', maxLength: 40, width: 'w-52' },
] as const
const sortOptions = [
  { value: 'points', label: '포인트 많은 순' },
  { value: 'friends', label: '친구 많은 순' },
  { value: 'joined', label: '최근 가입 순' },
]

/** 추천인관리: the rates, and recommenders with their friends (handbook 5.11). */
export function Page() {
  const { filter, show } = useAddressFilter(recommendersForm)
  const { name, sort, page } = filter
  const query = { page, sort, ...(name && { name }) }
  const answer = usePagedCall(friendOperatorContract.recommenders, { query }, page)
  const reset = () => show({ name: '' })
  return (
    <DeskPage title="추천인관리">
      <RuleCard />
      <FilteredList
        filters={
          <>
            <div className="w-40 narrow:w-auto">
              <SelectField
                label="정렬"
                labelHidden
                options={sortOptions}
                value={sort}
                onChange={event => show({ sort: readWord(sorts, event.target.value) ?? 'points' })}
              />
            </div>
            <TextFilters fields={texts} values={filter} onSubmit={show} />
          </>
        }
        isNarrowed={name !== ''}
        onReset={reset}
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="명"
        icon={Users}
        nothing="친구를 추천한 회원이 없습니다."
        nothingLeft="조건에 맞는 회원이 없습니다."
      >
        {({ recommenders }) => <RecommenderList recommenders={recommenders} />}
      </FilteredList>
    </DeskPage>
  )
}

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
