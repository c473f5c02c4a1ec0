import { Skeleton } from '#web/kit/display/states.tsx'

const groups = [2, 1, 2]

/** The list while it loads, at the size of what comes. */
export function BoardSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">불러오는 중입니다.</span>
      {groups.map((games, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars that never move
        <div key={group} className="card grid gap-2 overflow-hidden p-3.5">
          <Skeleton className="h-5 w-44" />
          {Array.from({ length: games * 3 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars that never move
            <Skeleton key={row} className="h-(--odds-height)" />
          ))}
        </div>
      ))}
    </div>
  )
}
