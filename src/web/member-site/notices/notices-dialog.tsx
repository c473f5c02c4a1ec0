import { ChevronDown, Megaphone } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { markNoticeRead, type Notice, useNotices, useNoticesState } from '#web/client/site/notices.ts'
import { closeDialog } from '#web/client/state/overlays.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { OperatorHtml } from '#web/kit/display/operator-html.tsx'
import { firstLine } from '#web/kit/display/plain-text.ts'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

/** All notices, each expandable; unopened ones are marked (HEADER-017). */
export function NoticesDialog() {
  const { notices, isPending } = useNotices()
  const wanted = useNoticesState(state => state.wanted)
  const [open, setOpen] = useState(wanted)
  useEffect(() => {
    if (open !== undefined) markNoticeRead(open)
  }, [open])
  return (
    <Dialog open onClose={closeDialog} title="공지사항" size="content">
      {isPending && <SkeletonRows rows={4} className="h-12" />}
      {!isPending && notices.length === 0 && <EmptyState icon={Megaphone} title="등록된 공지가 없습니다." />}
      <ul aria-label="공지사항" className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {notices.map(notice => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            open={notice.id === open}
            onToggle={() => setOpen(notice.id === open ? undefined : notice.id)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type NoticeRowProps = {
  readonly notice: Notice
  readonly open: boolean
  readonly onToggle: () => void
}

function NoticeRow({ notice: { id, contents, pinned, createdAt }, open, onToggle }: NoticeRowProps) {
  const isRead = useNoticesState(state => state.read.includes(id))
  const textId = useId()
  return (
    <li data-notice={id}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? textId : undefined}
        onClick={onToggle}
        className="flex min-h-12 w-full items-center gap-2.5 rounded-md py-2 text-left -outline-offset-2 hover:text-text"
      >
        <span
          aria-hidden
          className={classNames('size-2 shrink-0 rounded-full', isRead ? 'bg-transparent' : 'bg-jade')}
        />
        {pinned && <Badge tone="gold">고정</Badge>}
        <span
          className={classNames(
            'min-w-0 flex-1 truncate mobile:line-clamp-2 mobile:whitespace-normal',
            isRead ? 'text-dim' : 'font-semibold',
          )}
        >
          {firstLine(contents) || '그림 공지'}
          {!isRead && <span className="sr-only"> 읽지 않음</span>}
        </span>
        <span className="shrink-0 text-xs text-dim">{createdAt.slice(2, 10)}</span>
        <ChevronDown
          aria-hidden
          size={16}
          className={classNames('shrink-0 text-dim transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div id={textId} className="pb-4 pl-4.5 text-base">
          <OperatorHtml html={contents} />
        </div>
      )}
    </li>
  )
}
