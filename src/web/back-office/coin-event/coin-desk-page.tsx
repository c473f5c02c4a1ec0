import { Coins } from 'lucide-react'
import { useState } from 'react'
import { coinEventOperatorContract, type PrizeTableRow } from '#contract/promotions/coin-event.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { coins, points } from '#domain/money.ts'
import { chancePercent, prizeWords } from '#domain/promotions/prize-table.ts'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'
import { DayFigures } from '../kit/day-figures.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { type Address, pageText } from '../kit/lists/address.ts'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { PagedAnswer } from '../kit/lists/paged-answer.tsx'
import { type AddressForm, useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { OpenDialog } from './open-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'

const pageAddress: AddressForm<{ readonly page: number }> = {
  read: ({ page }: Address) => ({ page: readPage(page) }),
  write: ({ page }) => ({ page: pageText(page) }),
}

/** 코인이벤트관리: today's figures, and the prize tables with their results (EVENT-003). */
export function Page() {
  const { filter, show } = useAddressFilter(pageAddress)
  const answer = useCall(
    coinEventOperatorContract.overview,
    { query: { page: filter.page } },
    { staleTime: 0 },
  )
  const mayChange = useMay('promotions:write')
  const [dialog, setDialog] = useState<'publish' | 'open'>()
  const close = () => setDialog(undefined)
  const { data } = answer
  return (
    <DeskPage
      title="코인이벤트관리"
      note={data && (data.open ? '추첨 진행중' : '추첨 중지됨')}
      {...(mayChange &&
        data && {
          action: (
            <div className="flex gap-2">
              <Button look={data.open ? 'danger' : 'plain'} onClick={() => setDialog('open')}>
                {data.open ? '추첨 중지' : '추첨 재개'}
              </Button>
              <Button look="primary" onClick={() => setDialog('publish')}>
                새 상품표
              </Button>
            </div>
          ),
        })}
    >
      {data && (
        <DayFigures
          label="오늘 현황"
          figures={[
            ['추첨', `${formatFigure(data.today.draws)}회`],
            ['참여 회원', `${formatFigure(data.today.members)}명`],
            ['사용 코인', `${formatFigure(data.today.spent)}개`],
            ['당첨 포인트', `${formatFigure(data.today.points)}P`],
            ['당첨 코인', `${formatFigure(data.today.coins)}개`],
            ['회원 보유 코인', `${formatFigure(data.held)}개`],
          ]}
        />
      )}
      <p className="text-sm text-dim">
        추첨 결과는 누구도 정하거나 바꿀 수 없습니다. 시드는 추첨 전까지 운영자에게도 표시되지 않습니다.
      </p>
      <PagedAnswer answer={answer} page={filter.page} onPage={page => show({ page })}>
        {({ tables }) =>
          tables.length === 0 ? (
            <NothingFound icon={Coins} title="게시한 상품표가 없습니다." />
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {tables.map(table => (
                <VersionCard key={table.version} table={table} />
              ))}
            </div>
          )
        }
      </PagedAnswer>
      {dialog === 'publish' && (
        <PublishDialog last={data?.tables.find(({ inForce }) => inForce)} onClose={close} />
      )}
      {dialog === 'open' && data && <OpenDialog open={data.open} onClose={close} />}
    </DeskPage>
  )
}

type PrizeRow = PrizeTableRow['prizes'][number] & {
  readonly place: number
  readonly count: number
  readonly draws: number
}

const VersionCard = ({ table }: { readonly table: PrizeTableRow }) => (
  <section aria-label={`제${table.version}판`} className="grid gap-2">
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="font-semibold">{`제${table.version}판`}</h2>
      {table.inForce && <Badge tone="jade">적용중</Badge>}
      <p className="text-sm text-dim">
        {`1회 코인 ${formatFigure(table.cost)}개 · 하루 ${formatFigure(table.dailyLimit)}회 · ${table.madeAt} 게시 · 추첨 ${formatFigure(table.draws)}회`}
      </p>
    </header>
    <Table
      label={`제${table.version}판 상품`}
      columns={columns}
      rows={table.prizes.map((prize, index) => ({
        ...prize,
        place: index + 1,
        count: table.drawn[index] ?? 0,
        draws: table.draws,
      }))}
      rowKey={({ place }) => place}
    />
  </section>
)

/** In hundredths of a percent, rounded down. */
const observed = ({ count, draws }: PrizeRow): string =>
  draws === 0 ? '–' : chancePercent(Math.floor((count * 10_000) / draws))

const columns: readonly Column<PrizeRow>[] = [
  {
    key: 'prize',
    title: '상품',
    cell: prize => <b>{prizeWords({ points: points(prize.points), coins: coins(prize.coins) })}</b>,
  },
  { key: 'chance', title: '공개 확률', figures: true, cell: ({ weight }) => chancePercent(weight) },
  { key: 'count', title: '당첨', figures: true, cell: ({ count }) => `${formatFigure(count)}회` },
  { key: 'observed', title: '실제 비율', figures: true, cell: observed },
]
