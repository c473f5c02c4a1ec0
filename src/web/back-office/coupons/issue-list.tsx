import { Link } from '@tanstack/react-router'
import type { CouponIssue } from '#contract/promotions/coupons.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { couponKindWord, couponWorthText } from '#domain/promotions/coupons.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

/** Issued coupons, latest first. */
export const IssueList = ({ issues }: { readonly issues: readonly CouponIssue[] }) => (
  <RowList
    label="쿠폰 발급내역"
    columns={columns}
    rows={issues}
    rowKey={({ id }) => id}
    card={issue => (
      <li className="grid gap-1 px-3.5 py-2.5">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{couponKindWord[issue.kind]}</Badge> <Name issue={issue} />
        </p>
        <p className="wrap-anywhere">{`${couponWorthText(issue)} · ${issue.to}`}</p>
        <p className="text-xs text-dim">{`${issue.issuedAt.slice(5, 16)} · ${countText(issue)} · ${issue.lastDay}까지`}</p>
      </li>
    )}
  />
)

function Name({ issue: { id, name, isRecalled } }: { readonly issue: CouponIssue }) {
  return (
    <>
      <Link
        to="/admin/coupons/$issueId"
        params={{ issueId: String(id) }}
        className="font-semibold underline-offset-2 wrap-anywhere hover:underline"
      >
        {name}
      </Link>
      {isRecalled && <Badge tone="outline">회수</Badge>}
    </>
  )
}

/** "사용 3 / 10장" */
export const countText = ({ used, given, usesMax, recalled }: CouponIssue): string => {
  const all = usesMax === null ? given : `${formatFigure(given)}(한도 ${formatFigure(usesMax)})`
  const back = recalled > 0 ? ` · 회수 ${formatFigure(recalled)}` : ''
  return `사용 ${formatFigure(used)} / ${typeof all === 'number' ? formatFigure(all) : all}장${back}`
}

const columns: readonly Column<CouponIssue>[] = [
  { key: 'at', title: '발급 시각', width: '160px', cell: ({ issuedAt }) => issuedAt.slice(0, 16) },
  { key: 'kind', title: '종류', width: '110px', cell: ({ kind }) => couponKindWord[kind] },
  {
    key: 'name',
    title: '쿠폰명',
    cell: issue => (
      <span className="inline-flex items-center gap-2">
        <Name issue={issue} />
      </span>
    ),
  },
  { key: 'worth', title: '포인트/%', cell: issue => couponWorthText(issue) },
  { key: 'to', title: '대상', cell: ({ to }) => <span className="wrap-anywhere">{to}</span> },
  { key: 'last', title: '사용기간', width: '120px', cell: ({ lastDay }) => `${lastDay}까지` },
  { key: 'count', title: '사용', figures: true, cell: countText },
  { key: 'operator', title: '담당', width: '110px', cell: ({ operator }) => operator || '사이트' },
]
