import { Mail } from 'lucide-react'
import { messageOperatorContract } from '#contract/community/messages.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { listFilter, useListFilter } from '../kit/lists/list-filter.ts'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { PagedAnswer } from '../kit/lists/paged-answer.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { SendForm } from './send-form.tsx'
import { SentMessages } from './sent-messages.tsx'

const filter = listFilter({})

/** 쪽지관리: sends messages, and lists sent ones with their readers (MSG-006, handbook 6.3). */
export function Page() {
  const mayChange = useMay('customer:write')
  const { values, toPage, query } = useListFilter(filter)
  const answer = usePagedCall(messageOperatorContract.sent, { query }, values.page)
  return (
    <DeskPage title="쪽지관리" note={answer.data && `발송 ${formatFigure(answer.data.totalCount)}건`}>
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-3',
          mayChange && 'desktop:grid-cols-[420px_minmax(0,1fr)]',
        )}
      >
        {mayChange && <SendForm />}
        <section aria-label="발송내역" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <PagedAnswer answer={answer} page={values.page} onPage={toPage} rows={8} rowClass="h-14">
            {({ messages }) =>
              messages.length === 0 ? (
                <NothingFound icon={Mail} title="보낸 쪽지가 없습니다." />
              ) : (
                <SentMessages messages={messages} />
              )
            }
          </PagedAnswer>
        </section>
      </div>
    </DeskPage>
  )
}
