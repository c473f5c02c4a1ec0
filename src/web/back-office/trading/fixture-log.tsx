import { Link } from '@tanstack/react-router'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import type { TradingSheet } from '#contract/back-office/trading.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'
import { AnswerView } from '#web/kit/display/answer-view.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { ActEntry } from '../act-entry.tsx'

/** What was done to this fixture, newest first: who, when, what, why. Nothing in it can be changed. */
export function FixtureLog({ sheet }: { readonly sheet: TradingSheet }) {
  const { fixtureId } = sheet.fixture
  const answer = useCall(backOfficeContract.acts, { query: { fixtureId } }, { staleTime: 0 })
  return (
    <section
      aria-label="이 경기의 작업로그"
      className="card sticky top-15 max-h-[calc(100dvh-76px)] overflow-y-auto text-sm mobile:static mobile:max-h-none"
    >
      <header className="sticky top-0 flex items-center justify-between gap-2 border-b border-line bg-s1 px-3.5 py-2">
        <h2 className="text-base">작업로그</h2>
        <Link
          to="/admin/acts"
          search={{ fixture: String(fixtureId) }}
          className="text-xs text-dim underline-offset-2 hover:text-text hover:underline"
        >
          {answer.data ? `전체 ${formatFigure(answer.data.totalCount)}건` : '전체'}
        </Link>
      </header>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={4} className="h-14" />}>
        {({ acts }) =>
          acts.length === 0 ? (
            <p className="px-3.5 py-6 text-center text-dim">아직 작업이 없습니다.</p>
          ) : (
            <ol className="divide-y divide-line">
              {acts.map(act => (
                <ActEntry key={act.id} act={act} subject={act.fixture?.part} />
              ))}
            </ol>
          )
        }
      </AnswerView>
    </section>
  )
}
