import { Headset } from 'lucide-react'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import { customerCategories, customerCategoryWord } from '#domain/community/customer-questions.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { SelectField } from '#web/kit/controls/choice-fields.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { PagedAnswer } from '../kit/lists/paged-answer.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { QuestionList } from './question-list.tsx'
import { questionsForm } from './questions-filter.ts'
import { useQueueNews } from './use-queue-news.ts'
import { WaitingSound } from './waiting-sound.tsx'

const texts = [
  { name: 'name', label: '이름', placeholder: '아이디 또는 닉네임', maxLength: 40, width: 'w-52' },
] as const

const tabs = [
  { key: 'waiting', label: '답변대기' },
  { key: 'open', label: '진행중 전체' },
  { key: 'done', label: '답변완료' },
] as const

const categories = [
  { value: '', label: '전체 유형' },
  ...customerCategories.map(value => ({ value, label: customerCategoryWord[value] })),
]

/** 1:1 문의: what members ask, the longest waiting first; new ones appear by themselves (handbook 6.3). */
export function Page() {
  useQueueNews()
  const { filter, show } = useAddressFilter(questionsForm)
  const { show: shown, category, name, page } = filter
  const query = {
    page,
    ...(shown !== 'waiting' && { show: shown }),
    ...(category && { category }),
    ...(name && { name }),
  }
  const answer = usePagedCall(customerOperatorContract.questions, { query }, page)
  const isNarrowed = category !== '' || name !== ''
  const reset = () => show({ category: '', name: '' })
  return (
    <DeskPage title="1:1 문의">
      <div className="flex flex-wrap items-center gap-3">
        <Tabs label="문의 상태" tabs={tabs} value={shown} onChange={next => show({ show: next })} />
        <div className="ml-auto">
          <WaitingSound />
        </div>
      </div>
      <FilterBar narrowed={isNarrowed} onReset={reset}>
        <SelectField
          label="유형"
          labelHidden
          options={categories}
          value={category}
          onChange={({ target }) =>
            show({ category: questionsForm.read({ category: target.value }).category })
          }
        />
        <TextFilters fields={texts} values={filter} onSubmit={show} />
      </FilterBar>
      <PagedAnswer answer={answer} page={page} onPage={next => show({ page: next })} rows={5}>
        {({ questions, totalCount }) => (
          <>
            <p className="text-sm text-dim">{`총 ${formatFigure(totalCount)}건`}</p>
            {questions.length > 0 && <QuestionList questions={questions} />}
            {questions.length === 0 && !isNarrowed && (
              <NothingFound icon={Headset} title="해당하는 문의가 없습니다." />
            )}
            {questions.length === 0 && isNarrowed && (
              <NothingFound icon={Headset} title="조건에 맞는 문의가 없습니다." onReset={reset} />
            )}
          </>
        )}
      </PagedAnswer>
    </DeskPage>
  )
}
