import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'

const appearsAbove = 20

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** Back to the top; there once the page is scrolled by more than 20 px (LAYOUT-004). */
export function ScrollToTop() {
  const scrolled = useSyncExternalStore(onScroll, () => window.scrollY > appearsAbove)
  if (!scrolled) return null
  return (
    <button
      type="button"
      aria-label="맨 위로"
      title="맨 위로"
      onClick={() => window.scrollTo({ top: 0 })}
      className="fixed right-[calc((100vw-var(--page-width))/2+16px)] bottom-[calc(var(--bar-height)+16px)] z-30 desktop:right-[336px] grid size-10 animate-fade place-items-center rounded-full border border-line bg-s3 text-dim hover:text-text"
    >
      <ArrowUp aria-hidden size={18} />
    </button>
  )
}
