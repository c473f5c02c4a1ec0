import { openNotices, useNotices, useUnreadNotices } from '#web/client/site/notices.ts'
import { CountBadge } from '#web/kit/display/badge.tsx'
import { plainText } from '#web/kit/display/plain-text.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

/** Speed of the running text, in characters a second. */
const speed = 6

/** Below the menu on a desktop; on a phone in the header, where the balance appears after scrolling. */
const lineClass = 'border-b border-line px-5 mobile:min-w-0 mobile:flex-1 mobile:border-0 mobile:px-1'

/**
 * The first marquee notice as running text; it stops under the pointer and with reduced motion. A click
 * opens the notices (HEADER-017, LAYOUT-020).
 */
export function NewsLine() {
  const { notices, isPending } = useNotices()
  const unread = useUnreadNotices()
  const running = notices.find(({ inMarquee }) => inMarquee)
  const text = plainText(running?.contents ?? '')
  // Keeps its place while loading, to avoid a layout shift.
  if (isPending) return <div className={classNames(lineClass, 'h-[calc(var(--news-height)+1px)]')} />
  if (text === '') return null
  return (
    <section aria-label="공지" className={lineClass}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openNotices(running?.id)}
        className="flex h-(--news-height) w-full max-w-[1276px] items-center gap-3 text-left text-sm -outline-offset-2 mobile:h-11"
        data-marquee
      >
        <span className="flex shrink-0 items-center gap-1.5 font-semibold text-gold">
          공지
          <CountBadge count={unread} label="읽지 않은 공지" />
        </span>
        <span className="min-w-0 flex-1 overflow-hidden whitespace-nowrap text-dim mask-[linear-gradient(90deg,transparent,#000_12px,#000_calc(100%-24px),transparent)]">
          <span
            className="inline-flex min-w-[200%] animate-marquee hover:[animation-play-state:paused] motion-reduce:animate-none"
            style={{ animationDuration: `${Math.max(16, text.length / speed)}s` }}
          >
            <span className="flex-[1_0_auto] pr-24 pl-3">{text}</span>
            <span aria-hidden className="flex-[1_0_auto] pr-24 pl-3 motion-reduce:hidden">
              {text}
            </span>
          </span>
        </span>
      </button>
    </section>
  )
}
