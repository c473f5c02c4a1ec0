import { Link } from '@tanstack/react-router'
import { CheckCheck, Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Message } from '#contract/community/messages.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useHasPage } from '#web/client/navigation/use-pages.ts'
import { useUnread } from '#web/client/session/unread-messages.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { MessageRow } from './message-row.tsx'
import { useInbox, useInboxActs } from './use-inbox.ts'

const DeleteMessageDialog = lazy(async () => ({
  default: (await import('./delete-message-dialog.tsx')).DeleteMessageDialog,
}))

/** 쪽지함: messages from operators, newest first, fifteen a page (ROUTE-006, MSG-005). */
export function Page() {
  const { page, answer, turnTo } = useInbox()
  const turnToPage = (next: number) => {
    turnTo(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="settles grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex min-h-10 flex-wrap items-center gap-x-3">
        <h1 className="text-2xl">쪽지함</h1>
        {answer.data && <Counts total={answer.data.totalCount} />}
        <ReadAllButton />
      </header>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={6} className="h-[68px] mobile:h-[88px]" />}>
        {({ messages }) =>
          messages.length === 0 ? (
            <NoMessages />
          ) : (
            <Messages messages={messages} busy={answer.isPlaceholderData} />
          )
        }
      </AnswerView>
      <Pagination page={page} pageCount={answer.data?.pageCount ?? 0} onChange={turnToPage} />
      <AnswerHint />
    </div>
  )
}

/** Link to customer service, because messages can't be answered. */
function AnswerHint() {
  const hasPage = useHasPage()
  if (!hasPage('/customer/write')) return null
  return (
    <p className="card flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm text-dim">
      쪽지에는 답장할 수 없습니다. 궁금한 점은 고객센터로 문의해 주세요.
      <Link
        to="/customer/write"
        className="ml-auto inline-flex h-10 items-center rounded-md bg-s2 px-4 font-semibold text-text hover:bg-s3 mobile:h-11 mobile:w-full mobile:justify-center"
      >
        문의하기
      </Link>
    </p>
  )
}

function Counts({ total }: { readonly total: number }) {
  const unread = useUnread(state => state.count)
  return (
    <p className="text-sm text-dim">
      총 {formatFigure(total)}건
      {unread > 0 && <span className="font-semibold text-jade">{` · 안 읽음 ${formatFigure(unread)}`}</span>}
    </p>
  )
}

function ReadAllButton() {
  const unread = useUnread(state => state.count)
  const { readAll } = useInboxActs()
  const [busy, setBusy] = useState(false)
  if (unread === 0) return null
  const press = async () => {
    setBusy(true)
    await readAll()
    setBusy(false)
  }
  return (
    <div className="ml-auto">
      <Button size="sm" busy={busy} onClick={() => void press()}>
        <CheckCheck aria-hidden size={16} />
        모두 읽음
      </Button>
    </div>
  )
}

/** One message is open at a time; opening it marks it as read. */
function Messages({ messages, busy }: { readonly messages: readonly Message[]; readonly busy: boolean }) {
  const { read, remove } = useInboxActs()
  const [openId, setOpenId] = useState<number>()
  const [leaving, setLeaving] = useState<Message>()
  const toggle = ({ id, isRead }: Message) => {
    setOpenId(openId === id ? undefined : id)
    if (openId !== id && !isRead) void read(id)
  }
  return (
    <>
      <ul
        aria-label="쪽지함"
        aria-busy={busy}
        className={classNames(
          'card divide-y divide-line overflow-hidden transition-opacity',
          busy && 'opacity-60',
        )}
      >
        {messages.map(message => (
          <MessageRow
            key={message.id}
            message={message}
            open={message.id === openId}
            onToggle={() => toggle(message)}
            onDelete={() => setLeaving(message)}
          />
        ))}
      </ul>
      {leaving && (
        <Suspense>
          <DeleteMessageDialog
            message={leaving}
            onDelete={() => remove(leaving.id)}
            onClose={() => setLeaving(now => (now === leaving ? undefined : now))}
          />
        </Suspense>
      )}
    </>
  )
}

const NoMessages = () => (
  <div className="card">
    <EmptyState
      icon={Mail}
      title="받은 쪽지가 없습니다."
      hint="새 쪽지가 도착하면 화면 상단에 바로 표시됩니다."
      action={
        <Link
          to="/"
          className="inline-flex h-10 items-center rounded-md bg-s2 px-4 font-semibold hover:bg-s3 mobile:h-11"
        >
          홈으로
        </Link>
      }
    />
  </div>
)
