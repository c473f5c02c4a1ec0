import { useState } from 'react'
import { gameDeskContract, type TermsVersion } from '#contract/back-office/minigames/game-desk.ts'
import { PagedAnswer } from '../../kit/lists/paged-answer.tsx'
import { usePagedCall } from '../../kit/lists/use-paged-call.ts'

/** The versions of a game's terms: changes, operator and reason. */
export function TermsVersionList({ gameId }: { readonly gameId: number }) {
  const [page, setPage] = useState(1)
  const answer = usePagedCall(gameDeskContract.versions, { params: { id: gameId }, query: { page } }, page)
  return (
    <section aria-label="변경이력" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-base">변경이력</h2>
      <PagedAnswer answer={answer} page={page} onPage={setPage} rows={3}>
        {({ versions }) => (
          <ol className="card divide-y divide-line text-sm">
            {versions.map(version => (
              <Version key={version.version} version={version} />
            ))}
          </ol>
        )}
      </PagedAnswer>
    </section>
  )
}

const Version = ({
  version: { version, changedAt, operator, reason, changes },
}: {
  readonly version: TermsVersion
}) => (
  <li className="grid gap-1 px-3.5 py-2.5">
    <p className="flex items-baseline justify-between gap-2">
      <span className="font-semibold">{`버전 ${version}`}</span>
      <time className="text-xs whitespace-nowrap text-dim">{changedAt.slice(0, 16)}</time>
    </p>
    {changes.length === 0 ? (
      <p className="text-dim">기본 설정</p>
    ) : (
      <ul className="grid gap-0.5">
        {changes.map(({ name, before, after }) => (
          <li key={name} className="wrap-anywhere">
            <span className="text-dim">{`${name} ${before} → `}</span>
            <b>{after}</b>
          </li>
        ))}
      </ul>
    )}
    {operator !== null && (
      <p className="flex items-baseline justify-between gap-2 text-xs text-dim">
        <span className="min-w-0 wrap-anywhere">{reason}</span>
        <span className="whitespace-nowrap">{operator}</span>
      </p>
    )}
  </li>
)
