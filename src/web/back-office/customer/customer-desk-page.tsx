import { Headset } from 'lucide-react'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { customerCategories, customerCategoryWord } from '#domain/community/customer-questions.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { FilteredList } from '../kit/lists/filtered-list.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { QuestionList } from './question-list.tsx'
import { questionsForm } from './questions-filter.ts'

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

/** 1:1 문의: members' questions, longest waiting first; new ones appear automatically (handbook 6.3). */
export function Page() {
  const { filter, show } = useAddressFilter(questionsForm)
  const { show: shown, category, name, page } = filter
  const asked = {
    ...(shown !== 'waiting' && { show: shown }),
    ...(category && { category }),
    ...(name && { name }),
  }
  const answer = usePagedCall(customerOperatorContract.questions, { query: { page, ...asked } }, page)
  const isNarrowed = category !== '' || name !== ''
  const reset = () => show({ category: '', name: '' })
  return (
    <DeskPage
      title="1:1 문의"
      action={
        <ExportButton
          name="1:1 문의"
          narrowed={isNarrowed || shown !== 'done'}
          onExport={reason => call(exportContract.customer, { body: { filter: asked, reason } })}
        />
      }
    >
      <Tabs label="문의 상태" tabs={tabs} value={shown} onChange={next => show({ show: next })} />
      <FilteredList
        filters={
          <>
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
          </>
        }
        isNarrowed={isNarrowed}
        onReset={reset}
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={Headset}
        nothing="해당하는 문의가 없습니다."
        nothingLeft="조건에 맞는 문의가 없습니다."
      >
        {({ questions }) => <QuestionList questions={questions} />}
      </FilteredList>
    </DeskPage>
  )
}
