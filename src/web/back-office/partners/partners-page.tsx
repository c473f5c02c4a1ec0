import { Link } from '@tanstack/react-router'
import { Network } from 'lucide-react'
import { useState } from 'react'
import { type ListedPartner, partnerDeskContract } from '#contract/back-office/partners/partner-desk.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { claimItems, claimItemWord } from '#domain/partners/claim-rules.ts'
import { partnerLevelWord } from '#domain/partners/partner-level.ts'
import { minusFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { ratesSpan } from '../kit/rate-words.ts'
import { MakeDialog } from './partner-dialogs.tsx'
import { type TreeRow, treeRows } from './tree-rows.ts'

/** 파트너관리: the partner tree with rates and balances (handbook 6.3). */
export function Page() {
  const answer = useCall(partnerDeskContract.list, undefined, { staleTime: 0, refetchInterval: 30_000 })
  const [making, setMaking] = useState(false)
  const mayChange = useMay('partners:write')
  return (
    <DeskPage
      title="파트너관리"
      note={answer.data && `${formatFigure(answer.data.partners.length)}명`}
      action={
        mayChange && (
          <Button look="primary" onClick={() => setMaking(true)}>
            파트너 지정
          </Button>
        )
      }
    >
      <AnswerView answer={answer} waiting={<SkeletonRows rows={8} className="h-9" />}>
        {({ partners, weeks }) => (
          <>
            {partners.length === 0 ? (
              <NothingFound icon={Network} title="파트너가 없습니다." />
            ) : (
              <RowList
                label="파트너"
                columns={columns}
                rows={treeRows(partners)}
                rowKey={({ partner }) => partner.id}
                card={row => <PartnerCard row={row} />}
              />
            )}
            <Weeks weeks={weeks} />
          </>
        )}
      </AnswerView>
      {making && <MakeDialog onClose={() => setMaking(false)} />}
    </DeskPage>
  )
}

const PartnerLink = ({ partner }: { readonly partner: ListedPartner }) => (
  <Link
    to={`/admin/partners/${partner.id}`}
    className="font-semibold underline decoration-edge underline-offset-4 hover:decoration-current"
  >
    {partner.userId}
  </Link>
)

export const LevelBadge = ({
  partner,
}: {
  readonly partner: Pick<ListedPartner, 'level' | 'isPartner' | 'active'>
}) => (
  <span className="inline-flex gap-1">
    <Badge tone={partner.level === null ? 'outline' : 'jade'}>
      {partner.level === null ? (partner.isPartner ? '등급 없음' : '회원') : partnerLevelWord[partner.level]}
    </Badge>
    {!partner.active && <Badge tone="plain">중지</Badge>}
  </span>
)

const balanceOf = (partner: ListedPartner, item: string): number =>
  partner.purses.find(purse => purse.item === item)?.balance ?? 0

const columns: readonly Column<TreeRow>[] = [
  {
    key: 'userId',
    title: '아이디',
    cell: ({ partner, depth }) => (
      <span style={{ paddingLeft: `${depth * 20}px` }}>
        {depth > 0 && <span className="text-faint">└ </span>}
        <PartnerLink partner={partner} />
      </span>
    ),
  },
  { key: 'nickname', title: '닉네임', cell: ({ partner }) => partner.nickname },
  { key: 'level', title: '등급', cell: ({ partner }) => <LevelBadge partner={partner} /> },
  { key: 'members', title: '소속 회원', figures: true, cell: ({ partner }) => formatFigure(partner.members) },
  { key: 'rates', title: '요율', cell: ({ partner }) => ratesSpan(partner.rates) },
  {
    key: 'rolling',
    title: '롤링',
    figures: true,
    cell: ({ partner }) => minusFigure(balanceOf(partner, 'rolling')),
  },
  {
    key: 'losing',
    title: '루징',
    figures: true,
    cell: ({ partner }) => minusFigure(balanceOf(partner, 'losing')),
  },
  {
    key: 'event',
    title: '이벤트',
    figures: true,
    cell: ({ partner }) => minusFigure(balanceOf(partner, 'event')),
  },
]

const PartnerCard = ({ row: { partner, depth } }: { readonly row: TreeRow }) => (
  <li className="grid gap-1 px-3.5 py-2.5" style={{ paddingLeft: `${14 + depth * 12}px` }}>
    <p className="flex items-center justify-between gap-2">
      <span className="min-w-0 break-all">
        <PartnerLink partner={partner} /> {partner.nickname}
      </span>
      <LevelBadge partner={partner} />
    </p>
    <p className="text-xs text-dim">{`소속 ${formatFigure(partner.members)}명 · ${ratesSpan(partner.rates)}`}</p>
    <p className="text-xs text-dim">
      {claimItems.map(item => `${claimItemWord[item]} ${minusFigure(balanceOf(partner, item))}`).join(' · ')}
    </p>
  </li>
)

type Week = Output<typeof partnerDeskContract.list>['weeks'][number]

const Weeks = ({ weeks }: { readonly weeks: readonly Week[] }) =>
  weeks.length === 0 ? null : (
    <section aria-label="주간 루징 정산" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-md font-bold">주간 루징 정산</h2>
      <Table label="주간 루징 정산" columns={weekColumns} rows={weeks} rowKey={({ week }) => week} />
    </section>
  )

const weekColumns: readonly Column<Week>[] = [
  { key: 'week', title: '주 시작', cell: ({ week }) => week },
  { key: 'finishedAt', title: '정산 시각', cell: ({ finishedAt }) => finishedAt },
  { key: 'partners', title: '지급 파트너', figures: true, cell: row => `${formatFigure(row.partners)}명` },
  { key: 'total', title: '루징 합계', figures: true, cell: row => `${formatFigure(row.total)}원` },
]
