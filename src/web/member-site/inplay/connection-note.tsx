import { TriangleAlert } from 'lucide-react'
import { useInplayFeed } from './inplay-feed.ts'
import { useStale } from './use-inplay-games.ts'

/** Nothing was heard for too long: prices are locked until it is (handbook 2.8). Floats, so that nothing jumps. */
export function ConnectionNote() {
  const stale = useStale()
  const began = useInplayFeed(({ heardAt }) => heardAt.bet > 0)
  return (
    <div role="status" aria-live="polite" className="sticky top-[calc(var(--header-height)+8px)] z-20 h-0">
      {stale && (
        <p
          data-stale
          className="mx-auto flex w-fit max-w-full animate-rise items-center gap-2 rounded-md border border-live/50 bg-live-wash px-3.5 py-2 text-sm font-semibold text-live shadow-float"
        >
          <TriangleAlert aria-hidden size={16} className="shrink-0" />
          {began
            ? '연결이 불안정합니다. 다시 연결될 때까지 베팅이 잠깁니다.'
            : '최신 배당을 불러오고 있습니다.'}
        </p>
      )}
    </div>
  )
}
