import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Today } from '#contract/back-office/reports/dashboard.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { ggrOf, holdRate, winningsPaid } from '#domain/reports/report-sums.ts'
import { useMay } from '#web/client/session/operator.ts'
import type { Address } from '../kit/lists/address.ts'
import { Trace } from './trace.tsx'

type Figure = {
  readonly name: string
  readonly value: string
  readonly unit: string
  readonly note: string
  readonly isLoss?: boolean
  /** Values by hour. */
  readonly trace?: readonly number[]
  readonly to?: string | undefined
  readonly search?: Address
}

/** Six figures of today, each linked to its list. */
export function FigureCards({ today }: { readonly today: Today }) {
  const figures = useFigures(today)
  return (
    <ul
      aria-label="오늘"
      className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] gap-3 mobile:grid-cols-2 mobile:gap-2"
    >
      {figures.map(figure => (
        <li key={figure.name} data-figure={figure.name} className="card min-w-0">
          <Way figure={figure}>
            <span className="text-xs text-dim">{figure.name}</span>
            <span className="flex items-end justify-between gap-2">
              <span className={figure.isLoss ? 'text-danger' : undefined}>
                <b className="text-xl whitespace-nowrap mobile:text-lg">{figure.value}</b>
                <span className="text-sm font-normal">{figure.unit}</span>
              </span>
              <span className="mobile:hidden">{figure.trace && <Trace values={figure.trace} />}</span>
            </span>
            <span className="truncate text-xs text-dim">{figure.note}</span>
          </Way>
        </li>
      ))}
    </ul>
  )
}

function useFigures(today: Today): readonly Figure[] {
  const [members, bets] = [useMay('members:read'), useMay('bets:read')]
  const { total, yesterday, day } = today
  const ggr = ggrOf(total)
  const staked = today.hours.flatMap(hour => hour.staked ?? [])
  return [
    {
      name: '접속 회원',
      value: formatFigure(today.online),
      unit: '명',
      note: '현재',
      to: members ? '/admin/members' : undefined,
      search: { only: 'online' },
    },
    {
      name: '신규 가입',
      value: formatFigure(today.signUps),
      unit: '명',
      note: '오늘',
      to: members ? '/admin/members' : undefined,
    },
    {
      name: '베팅금',
      value: formatFigure(total.staked),
      unit: '원',
      note: `${formatFigure(total.bets)}건 · 어제 ${formatFigure(yesterday.staked)}원`,
      trace: staked,
      to: bets ? '/admin/bets' : undefined,
      search: { from: day, to: day },
    },
    {
      name: '당첨금',
      value: formatFigure(winningsPaid(total)),
      unit: '원',
      note: `정산 ${formatFigure(total.settledBets)}건 · 어제 ${formatFigure(winningsPaid(yesterday))}원`,
      to: bets ? '/admin/bets' : undefined,
      search: { endedFrom: day, endedTo: day },
    },
    {
      name: '순매출',
      value: `${ggr < 0 ? '−' : ''}${formatFigure(Math.abs(ggr))}`,
      unit: '원',
      note: `홀드 ${holdRate(total) ?? '–'}`,
      isLoss: ggr < 0,
      trace: today.hours.flatMap(hour => hour.ggr ?? []),
      to: '/admin/reports',
      search: { from: day, to: day },
    },
    {
      name: '미정산 베팅금',
      value: formatFigure(today.openStakes),
      unit: '원',
      note: '진행 중인 베팅 전체',
      to: bets ? '/admin/bets' : undefined,
      search: { status: '0' },
    },
  ]
}

const inside = 'grid gap-0.5 px-4 py-3 mobile:px-3 mobile:py-2.5'

function Way({
  figure: { to, search },
  children,
}: {
  readonly figure: Figure
  readonly children: ReactNode
}) {
  if (to === undefined) return <div className={inside}>{children}</div>
  return (
    <Link
      to={to}
      {...(search && { search })}
      className={`${inside} rounded-[inherit] hover:bg-s2/50 -outline-offset-2`}
    >
      {children}
    </Link>
  )
}
