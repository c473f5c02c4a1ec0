import { siteContract } from '#contract/site.ts'
import { useCall } from '#web/client/api/api.ts'
import { plainText } from '#web/kit/display/plain-text.ts'

/** Reading speed of the line, in characters a second. */
const speed = 6

/** The first notice as one running line; it stands still under the pointer and for who wants no motion (HEADER-017, LAYOUT-020). */
export function NewsLine() {
  const { data, isPending } = useCall(siteContract.news, undefined, { staleTime: 60_000 })
  const text = plainText(data?.[0]?.contents ?? '')
  // Its place is kept while it loads, so that the page does not move under the hand when it comes.
  if (isPending) return <div className="h-[calc(var(--news-height)+1px)] border-b border-line" />
  if (text === '') return null
  return (
    <section aria-label="공지" className="border-b border-line px-5 mobile:px-3">
      <div className="flex h-(--news-height) max-w-[1276px] items-center gap-3 text-sm" data-marquee>
        <span aria-hidden className="shrink-0 font-semibold text-gold">
          공지
        </span>
        <p className="min-w-0 flex-1 overflow-hidden whitespace-nowrap text-dim mask-[linear-gradient(90deg,transparent,#000_12px,#000_calc(100%-24px),transparent)]">
          <span
            className="inline-flex min-w-[200%] animate-marquee hover:[animation-play-state:paused] motion-reduce:animate-none"
            style={{ animationDuration: `${Math.max(16, text.length / speed)}s` }}
          >
            <span className="flex-[1_0_auto] pr-24 pl-3">{text}</span>
            <span aria-hidden className="flex-[1_0_auto] pr-24 pl-3 motion-reduce:hidden">
              {text}
            </span>
          </span>
        </p>
      </div>
    </section>
  )
}
