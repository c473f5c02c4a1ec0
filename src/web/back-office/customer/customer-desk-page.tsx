import { Headset } from 'lucide-react'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { customerCategoryWord } from '#domain/community/customer-questions.ts'
import { call } from '#web/client/api/api.ts'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, memberName, oneOf } from '../kit/lists/list-filter.ts'
import { viewOf } from '../kit/lists/view-field.tsx'
import { QuestionList } from './question-list.tsx'

const views = { '': '답변대기', open: '진행중 전체', done: '답변완료' } as const

/** 1:1 문의: members' questions, longest waiting first; new ones appear automatically (handbook 6.3). */
export const Page = listDesk({
  title: '1:1 문의',
  call: customerOperatorContract.questions,
  filter: listFilter({
    show: viewOf(views, '', '문의 상태'),
    category: oneOf(customerCategoryWord, { label: '유형', all: '전체 유형' }),
    name: memberName(),
  }),
  action: ({ values, asked, isNarrowed }) => (
    <ExportButton
      name="1:1 문의"
      narrowed={isNarrowed || values.show !== 'done'}
      onExport={reason => call(exportContract.customer, { body: { filter: asked, reason } })}
    />
  ),
  list: ({ questions }) => <QuestionList questions={questions} />,
  unit: '건',
  icon: Headset,
  nothing: '해당하는 문의가 없습니다.',
  nothingLeft: '조건에 맞는 문의가 없습니다.',
})
