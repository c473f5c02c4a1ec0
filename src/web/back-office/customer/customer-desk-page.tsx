import { Headset } from 'lucide-react'
import { useState } from 'react'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { pageText, readWord } from '../kit/lists/address.ts'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { PagedAnswer } from '../kit/lists/paged-answer.tsx'
import { type AddressForm, useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { PasswordRequests } from './password-requests.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { QuestionList } from './question-list.tsx'
import { useQueueNews } from './use-queue-news.ts'

const views = ['waiting', 'open', 'done', 'passwords'] as const
type View = (typeof views)[number]

const tabs = [
  { key: 'waiting', label: '답변 대기' },
  { key: 'open', label: '진행중' },
  { key: 'done', label: '답변완료' },
  { key: 'passwords', label: '비밀번호 찾기' },
] as const

const form: AddressForm<{ readonly view: View; readonly page: number }> = {
  read: ({ view, page }) => ({ view: readWord(views, view) ?? 'waiting', page: readPage(page) }),
  write: ({ view, page }) => ({ view: view === 'waiting' ? undefined : view, page: pageText(page) }),
}

/** 고객센터: who waits for a word, the longest first; the queue is read again as it changes (handbook 6.3). */
export function Page() {
  const { filter, show } = useAddressFilter(form)
  useQueueNews()
  return (
    <DeskPage title="고객센터">
      <Tabs label="문의 상태" tabs={tabs} value={filter.view} onChange={view => show({ view })} />
      {filter.view === 'passwords' ? (
        <PasswordRequests page={filter.page} onPage={page => show({ page })} />
      ) : (
        <Questions view={filter.view} page={filter.page} onPage={page => show({ page })} />
      )}
    </DeskPage>
  )
}

type QuestionsProps = {
  readonly view: Exclude<View, 'passwords'>
  readonly page: number
  readonly onPage: (page: number) => void
}

function Questions({ view, page, onPage }: QuestionsProps) {
  const [openId, setOpenId] = useState<number>()
  const query = { page, ...(view !== 'waiting' && { show: view }) }
  const answer = usePagedCall(customerOperatorContract.questions, { query }, page)
  return (
    <>
      <PagedAnswer answer={answer} page={page} onPage={onPage} rows={5}>
        {({ questions, totalCount }) => (
          <>
            <p className="text-sm text-dim">{`총 ${formatFigure(totalCount)}건`}</p>
            {questions.length > 0 ? (
              <QuestionList questions={questions} onOpen={setOpenId} />
            ) : (
              <NothingFound icon={Headset} title="해당하는 문의가 없습니다." />
            )}
          </>
        )}
      </PagedAnswer>
      {openId !== undefined && <QuestionDialog questionId={openId} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
