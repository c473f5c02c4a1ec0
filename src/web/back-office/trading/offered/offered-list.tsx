import type { fixtureOperatorContract } from '#contract/back-office/fixtures-operator.ts'
import type { TradingFixture, TradingOutcome } from '#contract/back-office/trading.ts'
import type { Output } from '#contract/wire/route.ts'
import { outcomeCode } from '#contract/wire/status-codes.ts'
import type { MarketTypeId, SportId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'
import { priceText } from '../acts/price-dialog.tsx'

type Offered = Output<typeof fixtureOperatorContract.offered>[number]

/** The parts of a fixture's sheet needed here: the names of its picks. */
type KnownPicks = {
  readonly fixture: Pick<TradingFixture, 'sport_id'>
  readonly markets: readonly { readonly bets: readonly Pick<TradingOutcome, 'id' | 'betNameKorean'>[] }[]
}

type OfferedListProps = { readonly sheet: KnownPicks; readonly rows: readonly Offered[] }

/** The picks at a moment with their prices, open ones first. */
export function OfferedList({ sheet, rows }: OfferedListProps) {
  const { sport_id: sportId } = sheet.fixture
  const words = pickWords(sheet)
  const named = rows
    .map(row => ({
      ...row,
      market: [marketLabel(row.marketId as MarketTypeId, sportId as SportId), row.betBaseline]
        .filter(text => text !== '')
        .join(' '),
      pick: words.get(String(row.id)) ?? row.betName,
    }))
    .toSorted((one, other) => rank(one) - rank(other))
  if (named.length === 0) return <p className="text-sm text-dim">그 시각에는 제공된 배당이 없습니다.</p>
  return (
    <RowList
      label="그 시각의 배당"
      columns={columns}
      rows={named}
      rowKey={({ id }) => id}
      card={row => (
        <li className="grid gap-1 px-3.5 py-2.5">
          <p className="flex justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">{`${row.market} · ${row.pick}`}</span>
            <span className="font-bold">{paid(row)}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-xs text-dim">
            <StatusBadge status={row.status} />
            <span>{`피드 ${priceText(row.feedPrice)}`}</span>
            <span>{`${since(row)}부터`}</span>
          </p>
        </li>
      )}
    />
  )
}

type Named = Offered & { readonly market: string; readonly pick: string }

/** Names as members see them, of picks that still exist. */
const pickWords = ({ markets }: KnownPicks): ReadonlyMap<string, string> =>
  new Map(
    markets.flatMap(({ bets }) =>
      bets.flatMap(({ id, betNameKorean }) => (id === null ? [] : [[String(id), betNameKorean] as const])),
    ),
  )

const rank = ({ status }: Offered): number => (status === outcomeCode.open ? 0 : 1)

const paid = ({ betPrice, betPriceByAdmin }: Offered): string => priceText(betPriceByAdmin ?? betPrice)

const since = (row: Offered): string => formatSeoul(instant(row.since), 'YYYY-MM-DD HH:mm:ss').slice(5)

const statusWords: ReadonlyMap<number, string> = new Map([
  [outcomeCode.open, '제공'],
  [outcomeCode.suspended, '정지'],
  [outcomeCode.settled, '종료'],
])

const StatusBadge = ({ status }: Pick<Offered, 'status'>) => (
  <Badge tone={status === outcomeCode.open ? 'jade' : 'plain'}>{statusWords.get(status) ?? '종료'}</Badge>
)

const columns: readonly Column<Named>[] = [
  { key: 'market', title: '마켓', cell: ({ market }) => market },
  { key: 'pick', title: '픽', cell: ({ pick }) => <span className="font-semibold">{pick}</span> },
  {
    key: 'paid',
    title: '제공 배당',
    figures: true,
    cell: row => <span className="font-bold">{paid(row)}</span>,
  },
  { key: 'feed', title: '피드 배당', figures: true, cell: ({ feedPrice }) => priceText(feedPrice) },
  {
    key: 'rate',
    title: '환수율',
    figures: true,
    cell: ({ payoutRate }) => (payoutRate === null ? '–' : `${payoutRate}%`),
  },
  { key: 'status', title: '상태', cell: row => <StatusBadge status={row.status} /> },
  { key: 'since', title: '적용 시각', cell: since },
]
