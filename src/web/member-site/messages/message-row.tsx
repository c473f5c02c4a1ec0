import { Mail, MailOpen, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Message } from '#contract/community/messages.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { FoldArrow } from '#web/kit/display/fold-arrow.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

type MessageRowProps = {
  readonly message: Message
  readonly open: boolean
  readonly onToggle: () => void
  readonly onDelete: () => void
}

/** A message: title, time and preview; the full text below when opened. */
export function MessageRow({ message, open, onToggle, onDelete }: MessageRowProps) {
  const id = useId()
  const { title, contents, createdAt, isRead } = message
  return (
    <li data-message={message.id} data-read={isRead}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-s2"
      >
        <ReadMark isRead={isRead} />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex items-baseline gap-4 mobile:grid mobile:gap-0.5">
            <span
              className={classNames(
                'min-w-0 flex-1 mobile:line-clamp-2',
                !open && 'desktop:truncate',
                !isRead && 'font-bold',
              )}
            >
              {title}
            </span>
            <time className="text-sm whitespace-nowrap text-dim">{createdAt.slice(0, 16)}</time>
          </span>
          {!open && (
            <span aria-hidden className="truncate text-sm text-dim" data-beginning>
              {contents}
            </span>
          )}
        </span>
        <FoldArrow open={open} size={18} className="shrink-0 text-dim" />
      </button>
      {open && (
        <section
          id={id}
          aria-label={title}
          className="grid gap-4 border-t border-line bg-s2/50 px-4 py-4 pl-[46px]"
        >
          <p className="leading-relaxed break-words whitespace-pre-line">{contents}</p>
          <div className="flex justify-end">
            <Button look="quiet" size="sm" onClick={onDelete}>
              <Trash2 aria-hidden size={16} />
              삭제
            </Button>
          </div>
        </section>
      )}
    </li>
  )
}

/** Indicated by shape and text, not only by colour. */
function ReadMark({ isRead }: { readonly isRead: boolean }) {
  const Icon = isRead ? MailOpen : Mail
  return (
    <span className="shrink-0">
      <Icon aria-hidden size={18} className={isRead ? 'text-faint' : 'text-jade'} />
      <span className="sr-only">{isRead ? '읽은 쪽지' : '읽지 않은 쪽지'}</span>
    </span>
  )
}
