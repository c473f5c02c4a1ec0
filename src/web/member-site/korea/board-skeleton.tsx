import { Skeleton, Skeletons } from '#web/kit/display/states.tsx'

/** The list while it loads, at its final size. */
export const BoardSkeleton = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">불러오는 중입니다.</span>
    <LeagueSkeleton games={2} />
    <LeagueSkeleton games={1} />
    <LeagueSkeleton games={2} />
  </div>
)

const LeagueSkeleton = ({ games }: { readonly games: number }) => (
  <div className="card grid gap-2 overflow-hidden p-3.5">
    <Skeleton className="h-5 w-44" />
    <Skeletons count={games * 3} className="h-(--odds-height)" />
  </div>
)
