import { useState } from 'react'
import { odds } from '#domain/odds.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { Money, OddsFigure, Points } from '#web/kit/display/figures.tsx'
import { EmptyState } from '#web/kit/display/states.tsx'
import { Table } from '#web/kit/display/table.tsx'
import { Sample, Samples } from '../sample.tsx'

const bets = [
  {
    id: 'b-3',
    at: '2026-11-20 21:28:03',
    legs: 3,
    stake: 100_000,
    total: 1148,
    win: 1_148_000,
    status: '진행중',
  },
  { id: 'b-2', at: '2026-11-20 18:02:41', legs: 1, stake: 50_000, total: 193, win: 96_500, status: '적중' },
  { id: 'b-1', at: '2026-11-19 09:15:20', legs: 5, stake: 5_000, total: 4120, win: 0, status: '낙첨' },
]

const columns = [
  { key: 'at', title: '베팅일시', cell: (bet: (typeof bets)[number]) => bet.at },
  { key: 'legs', title: '폴더', cell: (bet: (typeof bets)[number]) => `${bet.legs}폴더`, wideOnly: true },
  {
    key: 'stake',
    title: '베팅금액',
    cell: (bet: (typeof bets)[number]) => <Money won={bet.stake} />,
    figures: true,
  },
  {
    key: 'total',
    title: '배당',
    cell: (bet: (typeof bets)[number]) => <OddsFigure odds={odds(bet.total)} />,
    figures: true,
  },
  {
    key: 'win',
    title: '당첨금',
    cell: (bet: (typeof bets)[number]) => <Money won={bet.win} />,
    figures: true,
  },
  { key: 'status', title: '결과', cell: (bet: (typeof bets)[number]) => <Badge>{bet.status}</Badge> },
]

/** Tables, pagination, figures. */
export function ListSamples() {
  const [page, setPage] = useState(5)
  const [tab, setTab] = useState('open')
  return (
    <>
      <Sample name="Tabs: lines · Table · Pagination">
        <Tabs
          label="상태"
          look="lines"
          tabs={[
            { key: 'open', label: '베팅대기', count: 1 },
            { key: 'done', label: '결과처리', count: 2 },
            { key: 'none', label: '취소' },
          ]}
          value={tab}
          onChange={setTab}
        >
          <Table
            label="베팅내역"
            columns={columns}
            rows={tab === 'none' ? [] : bets}
            rowKey={bet => bet.id}
            empty={<EmptyState title="취소한 베팅이 없습니다." />}
          />
        </Tabs>
        <Pagination page={page} pageCount={20} onChange={setPage} />
      </Sample>
      <Samples>
        <Sample name="Money · Points · OddsFigure">
          <p className="flex gap-4 text-xl">
            <Money won={1_284_500} />
            <Points points={12_340} />
            <OddsFigure odds={odds(1148)} />
          </p>
        </Sample>
      </Samples>
    </>
  )
}
