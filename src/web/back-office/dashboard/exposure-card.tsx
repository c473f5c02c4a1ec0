import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { type TradingFixture, tradingContract } from '#contract/back-office/trading.ts'
import { PAGE_SIZE } from '#contract/wire/paging.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { Card } from './card.tsx'

const READ_MILLISECONDS = 15_000
/** One page of the server (fifteen rows) is three of the card's. */
const SHOWN = 5
const PAGES_IN_ONE = PAGE_SIZE / SHOWN

/**
 * The matches with the highest worst-case loss, paged, each linked to its page, where betting can be
 * stopped.
 */
export function ExposureCard() {
  const [page, setPage] = useState(1)
  const answer = useCall(
    tradingContract.fixtures,
    {
      query: { state: 'all', sort: 'worst', betsOnly: '1', page: String(Math.ceil(page / PAGES_IN_ONE)) },
    },
    { refetchInterval: READ_MILLISECONDS, placeholderData: keepPreviousData },
  )
  const from = ((page - 1) % PAGES_IN_ONE) * SHOWN
  return (
    <Card title="위험 노출" note="최악 손익 순" link={{ to: '/admin/liability', label: '전체' }}>
      <AnswerView answer={answer} waiting={<Skeleton className="h-[180px]" />}>
        {({ fixtures, totalCount }) =>
          totalCount === 0 ? (
            <EmptyState icon={Scale} title="진행 베팅이 있는 경기가 없습니다." />
          ) : (
            <>
              <ol className="divide-y divide-line border-t border-line text-sm">
                {fixtures.slice(from, from + SHOWN).map(fixture => (
                  <Row
                    key={fixture.fixtureId}
                    fixture={fixture}
                    most={Math.max(1, fixtures[0]?.worst.withCombinations ?? 1)}
                  />
                ))}
              </ol>
              <Pagination page={page} pageCount={Math.ceil(totalCount / SHOWN)} onChange={setPage} />
            </>
          )
        }
      </AnswerView>
    </Card>
  )
}

function Row({ fixture, most }: { readonly fixture: TradingFixture; readonly most: number }) {
  const loss = fixture.worst.withCombinations
  return (
    <li>
      <Link
        to="/admin/trading/$fixtureId"
        params={{ fixtureId: String(fixture.fixtureId) }}
        className="grid min-h-11 grid-cols-[86px_minmax(0,1fr)_auto_130px] items-center gap-x-3 px-4 py-1.5 hover:bg-s2/50 -outline-offset-2 narrow:grid-cols-[minmax(0,1fr)_auto]"
      >
        <span className="text-dim narrow:hidden">{fixture.startdate.slice(5, 16)}</span>
        <span className="min-w-0">
          <span className="block truncate font-semibold">
            {fixture.home_participants_name} <span className="font-normal text-dim">vs</span>{' '}
            {fixture.away_participants_name}
          </span>
          <span className="hidden text-xs text-dim narrow:block">
            {`${fixture.startdate.slice(5, 16)} · ${formatFigure(fixture.openBets)}건`}
          </span>
        </span>
        <span className="text-right whitespace-nowrap text-dim narrow:hidden">
          {`${formatFigure(fixture.openBets)}건 · ${formatFigure(fixture.openStakes)}원`}
        </span>
        <span className="grid gap-1 text-right">
          <span className={loss > 0 ? 'font-bold text-danger' : 'text-dim'}>{signedFigure(-loss)}</span>
          <span aria-hidden className="ml-auto block h-1 w-[110px] rounded-full bg-s3">
            <span
              className="ml-auto block h-full rounded-full bg-danger/70"
              style={{ width: `${Math.round((Math.max(0, loss) / most) * 100)}%` }}
            />
          </span>
        </span>
      </Link>
    </li>
  )
}
