import type { ReactNode } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import type { System } from './system-words.ts'

/** Site-wide monitoring: feeds, settlement, books. */
export const HouseFacts = ({ system: { feeds, settlement, ledgerCheck } }: { readonly system: System }) => (
  <div className="grid items-start gap-3 md:grid-cols-3">
    <Part title="경기 정보 수신">
      {feeds.length === 0 ? (
        <p className="card px-4 py-3 text-sm text-dim">진행 중인 경기가 없습니다.</p>
      ) : (
        <FactList
          dense
          facts={feeds.map(
            (feed): Fact => [
              `${feed.source} · ${feed.kind === 'in-play' ? '인플레이' : '스코어'}`,
              `${formatFigure(feed.secondsSilent)}초 전 · ${formatFigure(feed.runningMatches)}경기${
                feed.silencedMatches > 0 ? ` (중단 ${formatFigure(feed.silencedMatches)})` : ''
              }`,
            ],
          )}
        />
      )}
    </Part>
    <Part title="정산">
      <FactList
        dense
        facts={[
          ['정산 대기', `${formatFigure(settlement.waiting)}경기`],
          ['가장 오래된 대기', settlement.oldest ?? '없음'],
        ]}
      />
    </Part>
    <Part title="장부 검증">
      <FactList
        dense
        facts={[
          ['마지막 검증', ledgerCheck?.at ?? '아직 없음'],
          ['결과', ledgerCheck ? checkText(ledgerCheck) : '–'],
        ]}
      />
    </Part>
  </div>
)

const checkText = ({ postings, faults }: NonNullable<System['ledgerCheck']>): string =>
  faults.length === 0 ? `이상 없음 · ${formatFigure(postings)}건` : `오류 ${formatFigure(faults.length)}건`

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h2 className="text-md font-semibold">{title}</h2>
    <div className="rounded-md bg-s1">{children}</div>
  </section>
)
