import { Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { type TradingFixture, tradingContract } from '#contract/back-office/trading.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { call } from '#web/client/api/api.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { pageText, readWord } from '../kit/lists/address.ts'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { type AddressForm, useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'

const sorts = ['worst', 'stakes', 'start'] as const
type Sort = (typeof sorts)[number]

const sortWords: Readonly<Record<Sort, string>> = {
  worst: '최악 손실순',
  stakes: '진행 베팅금순',
  start: '시작 시간순',
}

const form: AddressForm<{ readonly sort: Sort; readonly page: number }> = {
  read: ({ sort, page }) => ({ sort: readWord(sorts, sort) ?? 'worst', page: readPage(page) }),
  write: ({ sort, page }) => ({ sort: sort === 'worst' ? undefined : sort, page: pageText(page) }),
}

/** 노출현황: fixtures with open bets, by worst-case loss, each linked to its trading page. */
export function Page() {
  const { filter, show } = useAddressFilter(form)
  const answer = usePagedCall(
    tradingContract.fixtures,
    { query: { state: 'all', sort: filter.sort, betsOnly: '1', page: String(filter.page) } },
    filter.page,
  )
  return (
    <DeskPage
      title="노출현황"
      note="진행 베팅이 있는 모든 경기의 최악 손익"
      action={
        <ExportButton
          name="노출현황"
          onExport={reason => call(exportContract.liability, { body: { filter: {}, reason } })}
        />
      }
    >
      <div className="w-40 narrow:w-auto">
        <SelectField
          label="정렬"
          labelHidden
          options={sorts.map(value => ({ value, label: sortWords[value] }))}
          value={filter.sort}
          onChange={({ target }) => show({ sort: readWord(sorts, target.value) ?? 'worst' })}
        />
      </div>
      <CountedAnswer
        answer={answer}
        page={filter.page}
        onPage={page => show({ page })}
        rows={10}
        unit="경기"
        icon={Scale}
        nothing="진행 베팅이 있는 경기가 없습니다."
      >
        {({ fixtures, approximation }) => (
          <>
            <LiabilityList fixtures={fixtures} />
            <p className="text-xs leading-relaxed text-dim">{approximation}</p>
          </>
        )}
      </CountedAnswer>
    </DeskPage>
  )
}

type FixturesProps = { readonly fixtures: readonly TradingFixture[] }

function LiabilityList({ fixtures }: FixturesProps) {
  const most = Math.max(1, ...fixtures.map(({ worst }) => worst.withCombinations))
  const columns: readonly Column<TradingFixture>[] = [
    { key: 'start', title: '시작', width: '110px', cell: ({ startdate }) => startdate.slice(5, 16) },
    { key: 'match', title: '경기', cell: fixture => <MatchLink fixture={fixture} /> },
    { key: 'state', title: '상태', cell: ({ stateText }) => stateText },
    { key: 'bets', title: '진행 베팅', figures: true, cell: ({ openBets }) => `${formatFigure(openBets)}건` },
    {
      key: 'stakes',
      title: '진행 베팅금',
      figures: true,
      cell: ({ openStakes }) => formatFigure(openStakes),
    },
    {
      key: 'payout',
      title: '최대 지급',
      figures: true,
      cell: ({ worstPayout }) => formatFigure(worstPayout),
    },
    {
      key: 'worst',
      title: '최악 손익',
      figures: true,
      cell: ({ worst }) => <Worst loss={worst.withCombinations} />,
    },
    {
      key: 'share',
      title: '비중',
      width: '140px',
      cell: ({ worst }) => <Bar share={worst.withCombinations / most} />,
    },
  ]
  return (
    <RowList
      label="경기별 노출"
      columns={columns}
      rows={fixtures}
      rowKey={({ fixtureId }) => fixtureId}
      card={fixture => (
        <li className="grid gap-1.5 px-3.5 py-2.5">
          <MatchLink fixture={fixture} />
          <span className="flex flex-wrap items-baseline gap-x-3 text-dim">
            <span>{`${fixture.startdate.slice(5, 16)} · ${formatFigure(fixture.openBets)}건 · ${formatFigure(fixture.openStakes)}원`}</span>
            <span className="ml-auto">
              최악 <Worst loss={fixture.worst.withCombinations} />
            </span>
          </span>
          <Bar share={fixture.worst.withCombinations / most} />
        </li>
      )}
    />
  )
}

const MatchLink = ({ fixture }: { readonly fixture: TradingFixture }) => (
  <Link
    to="/admin/trading/$fixtureId"
    params={{ fixtureId: String(fixture.fixtureId) }}
    className="inline-block max-w-full truncate font-semibold underline-offset-2 hover:underline mobile:leading-11"
  >
    {fixture.home_participants_name} <span className="font-normal text-dim">vs</span>{' '}
    {fixture.away_participants_name}
  </Link>
)

/** A loss is highlighted, a gain is plain. */
const Worst = ({ loss }: { readonly loss: number }) => (
  <span className={loss > 0 ? 'font-bold text-danger' : 'text-dim'}>{signedFigure(-loss)}</span>
)

/** Share of the largest worst-case loss; the figure next to it says the same. */
const Bar = ({ share }: { readonly share: number }) => (
  <span aria-hidden className="block h-1.5 rounded-full bg-s3">
    <span
      className="block h-full rounded-full bg-danger/70"
      style={{ width: `${Math.round(Math.max(0, share) * 100)}%` }}
    />
  </span>
)
