import type { WaitingQuestion } from '#contract/back-office/customer-operator.ts'
import { customerCategoryWord, customerStateWord } from '#domain/community/customer-questions.ts'
import { Button } from '#web/kit/controls/button.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

type QuestionListProps = {
  readonly questions: readonly WaitingQuestion[]
  readonly onOpen: (id: number) => void
}

/** Questions, each with the way into it. */
export function QuestionList({ questions, onOpen }: QuestionListProps) {
  const button = ({ id, title }: WaitingQuestion) => (
    <Button size="sm" aria-label={`${title} 열기`} onClick={() => onOpen(id)}>
      열기
    </Button>
  )
  return (
    <RowList
      label="문의"
      columns={[...columns, { key: 'open', title: '작업', width: '90px', cell: button }]}
      rows={questions}
      rowKey={({ id }) => id}
      card={question => (
        <li className="flex items-center gap-3 px-3.5 py-2.5">
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="font-semibold wrap-anywhere">{question.title}</p>
            <p className="text-xs text-dim">
              {`${customerStateWord[question.state]} · ${question.nickname} · ${waitWord(question).slice(5, 16)}`}
            </p>
          </div>
          {button(question)}
        </li>
      )}
    />
  )
}

const waitWord = ({ waitsSince, createdAt }: WaitingQuestion): string => waitsSince ?? createdAt

const columns: readonly Column<WaitingQuestion>[] = [
  { key: 'since', title: '대기 시작', width: '170px', cell: waitWord },
  { key: 'state', title: '상태', width: '90px', cell: ({ state }) => customerStateWord[state] },
  { key: 'category', title: '분류', width: '120px', cell: ({ category }) => customerCategoryWord[category] },
  { key: 'title', title: '제목', cell: ({ title }) => <span className="font-semibold">{title}</span> },
  { key: 'member', title: '회원', cell: ({ userId, nickname }) => `${nickname} (${userId})` },
  { key: 'operator', title: '담당', width: '100px', cell: ({ operator }) => operator ?? '–' },
]
