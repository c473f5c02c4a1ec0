import type { ReactNode } from 'react'
import { FoldArrow } from '#web/kit/display/fold-arrow.tsx'

/** Commands, hashes and proofs: folded, since most members only want the answer. */
export const DeveloperFold = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) => (
  <details className="group grid grid-cols-[minmax(0,1fr)]">
    <summary className="card flex min-h-12 items-center gap-2 px-5 font-semibold hover:bg-s2 mobile:px-4">
      개발자용
      <span className="min-w-0 truncate text-sm font-normal text-dim">{title}</span>
      <FoldArrow open={false} className="ml-auto text-dim group-open:rotate-180" />
    </summary>
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">{children}</div>
  </details>
)
