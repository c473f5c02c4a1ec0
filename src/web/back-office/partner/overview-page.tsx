import { lazy, Suspense } from 'react'
import { partnerContract } from '#contract/partner/partner.ts'
import { settlementContract } from '#contract/partner/settlements.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { claimItemWord } from '#domain/partners/claim-rules.ts'
import { ggrOf, winningsPaid } from '#domain/reports/report-sums.ts'
import { minusFigure, signedFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { CopyButton } from '#web/kit/controls/copy-button.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { DayFigures } from '../kit/day-figures.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { type AddressForm, useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { type Period, readPeriod, writePeriod } from './period.ts'
import { ResultsPart } from './results-part.tsx'

const TreeMoney = lazy(async () => ({ default: (await import('./tree-money.tsx')).TreeMoney }))

const READ_MILLISECONDS = 15_000

const periodForm: AddressForm<Period & { readonly page: number }> = {
  read: ({ from, to }) => ({ ...readPeriod(from, to), page: 1 }),
  write: writePeriod,
}

/** 대시보드: overview of the partner's own tree, and its bets by day (ROLE-009, handbook 6.4). */
export function Page() {
  const answer = useCall(partnerContract.overview, undefined, { refetchInterval: READ_MILLISECONDS })
  const { data } = answer
  const { filter, show } = useAddressFilter(periodForm)
  return (
    <DeskPage
      title="대시보드"
      note={
        data &&
        `${data.day} · ${data.countedAt === null ? '집계 전' : `${data.countedAt.slice(11, 16)} 기준`}`
      }
      action={<OwnCode />}
    >
      <AnswerView answer={answer} waiting={<Skeleton className="h-[92px]" />}>
        {overview => <DayFigures label="오늘" figures={figuresOf(overview)} />}
      </AnswerView>
      <OwnEarnings />
      <ResultsPart period={filter} onPeriod={show} />
      <Suspense fallback={<Skeleton className="h-24" />}>
        <TreeMoney period={filter} />
      </Suspense>
    </DeskPage>
  )
}

/** The code for signing up below the partner. */
function OwnCode() {
  const { data } = useCall(partnerContract.own, undefined, { staleTime: 60_000 })
  if (!data) return null
  return (
    <p className="flex items-center gap-2 text-sm">
      <span className="text-dim">내 추천 코드</span>
      <b>{data.recommenderCode}</b>
      <CopyButton text={data.recommenderCode} name="추천 코드" />
    </p>
  )
}

/** The partner's earnings: balances, and the current week. */
function OwnEarnings() {
  const { data } = useCall(settlementContract.own, undefined, { refetchInterval: READ_MILLISECONDS })
  if (!data) return <Skeleton className="h-[92px]" />
  if (!data.isEarner) return null
  const sum = (key: 'rolling' | 'losing') =>
    data.thisWeek.products.reduce((total, row) => total + row[key], 0)
  const figures = [
    ['이번 주 롤링', `${minusFigure(sum('rolling'))}원`],
    ['이번 주 루징 예상', `${minusFigure(sum('losing'))}원`],
    ...data.purses.map(
      ({ item, balance }) => [`${claimItemWord[item]} 정산금`, `${minusFigure(balance)}원`] as const,
    ),
  ] as const
  return <DayFigures label="정산" figures={figures} />
}

type Overview = Output<typeof partnerContract.overview>

const figuresOf = ({ members, today }: Overview): readonly (readonly [string, string])[] => [
  ['추천 회원', `${formatFigure(members.total)}명`],
  ['오늘 가입', `${formatFigure(members.joinedToday)}명`],
  ['이번 달 가입', `${formatFigure(members.joinedThisMonth)}명`],
  ['접속중', `${formatFigure(members.online)}명`],
  ['오늘 베팅금', `${formatFigure(today.staked)}원`],
  ['오늘 당첨금', `${formatFigure(winningsPaid(today))}원`],
  ['오늘 순매출', `${signedFigure(ggrOf(today))}원`],
]
