import { ArrowUp } from 'lucide-react'
import { useIsScrolled } from './use-is-scrolled.ts'

const appearsAbove = 20

/**
 * Back-to-top button, shown when the page is scrolled by more than 20 px (LAYOUT-004). It is narrow and
 * fits into the margin next to the lists, so that it never covers odds.
 */
export function ScrollToTop() {
  const scrolled = useIsScrolled(appearsAbove)
  if (!scrolled) return null
  return (
    <button
      type="button"
      aria-label="맨 위로"
      title="맨 위로"
      onClick={() => window.scrollTo({ top: 0 })}
      className="fixed right-[max(0px,calc((100%-var(--page-width))/2))] bottom-[calc(var(--foot-height)+24px)] z-30 grid h-14 w-6 desktop:w-[18px] animate-fade place-items-center rounded-l-md border border-r-0 border-edge bg-s3 text-text hover:bg-s2"
    >
      <ArrowUp aria-hidden size={16} />
    </button>
  )
}
