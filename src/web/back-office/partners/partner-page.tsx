import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { partnerDeskContract, type TermsVersion } from '#contract/back-office/partners/partner-desk.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { claimItemWord } from '#domain/partners/claim-rules.ts'
import { partnerLevelWord } from '#domain/partners/partner-level.ts'
import { minusFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { TableOrCards } from '#web/kit/display/table-or-cards.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { ratesLine } from '../kit/rate-words.ts'
import { AgentDialog } from './agent-dialog.tsx'
import { ClaimRows } from './claim-rows.tsx'
import { GrantDialog, RatesDialog, StateDialog } from './partner-dialogs.tsx'
import { LevelBadge } from './partners-page.tsx'

type Detail = Output<typeof partnerDeskContract.detail>

/** 파트너 상세: rates and their history, earnings by day and week, and settlement requests. */
export function Page() {
  const { memberId = '' } = useParams({ strict: false })
  const answer = useCall(partnerDeskContract.detail, { params: { id: Number(memberId) } }, { staleTime: 0 })
  return (
    <DeskPage
      title={answer.data?.partner.nickname ?? '파트너'}
      back={{ to: '/admin/partners', title: '파트너관리' }}
    >
      <AnswerView answer={answer} waiting={<SkeletonRows rows={8} className="h-9" />}>
        {detail => <Parts detail={detail} />}
      </AnswerView>
    </DeskPage>
  )
}

const Parts = ({ detail }: { readonly detail: Detail }) => {
  const { partner, versions, weeks, days, claims } = detail
  return (
    <>
      <Acts partner={partner} />
      <FactList
        dense
        facts={[
          ['아이디', partner.userId],
          ['등급', <LevelBadge key="level" partner={partner} />],
          ['소속 회원', `${formatFigure(partner.members)}명`],
          ['요율 (롤링/루징)', ratesLine(partner.rates)],
          ...partner.purses.map(
            ({ item, balance, reserved }) =>
              [
                `${claimItemWord[item]} 정산금`,
                `${minusFigure(balance)}원 (처리 대기 ${formatFigure(reserved)}원)`,
              ] as const,
          ),
        ]}
      />
      <Part title="요율 이력" columns={versionColumns} rows={versions} rowKey={row => row.version} />
      <Part title="주간 루징" columns={weekColumns} rows={weeks} rowKey={row => row.week} />
      <Part title="일자별 롤링" columns={dayColumns} rows={days} rowKey={row => row.day} />
      {claims.length > 0 && (
        <section aria-label="정산신청" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h2 className="text-md font-bold">정산신청</h2>
          <ClaimRows claims={claims} />
        </section>
      )}
    </>
  )
}

type DialogName = 'rates' | 'state' | 'grant' | 'agent'

function Acts({ partner }: { readonly partner: Detail['partner'] }) {
  const [open, setOpen] = useState<DialogName>()
  const mayChange = useMay('partners:write')
  const close = () => setOpen(undefined)
  if (!mayChange) return null
  const isPartner = partner.level !== null
  return (
    <div className="flex flex-wrap gap-2">
      {isPartner && <Button onClick={() => setOpen('rates')}>요율 변경</Button>}
      {isPartner && (
        <Button onClick={() => setOpen('state')}>{partner.active ? '파트너 중지' : '파트너 재개'}</Button>
      )}
      {!isPartner && <Button onClick={() => setOpen('agent')}>회원 롤링</Button>}
      <Button onClick={() => setOpen('grant')}>이벤트 정산금 지급</Button>
      {open === 'rates' && <RatesDialog partner={partner} onClose={close} />}
      {open === 'state' && <StateDialog partner={partner} active={!partner.active} onClose={close} />}
      {open === 'grant' && <GrantDialog partner={partner} onClose={close} />}
      {open === 'agent' && <AgentDialog member={partner} onClose={close} />}
    </div>
  )
}

type PartProps<T> = {
  readonly title: string
  readonly columns: readonly Column<T>[]
  readonly rows: readonly T[]
  readonly rowKey: (row: T) => string | number
}

const Part = <T,>({ title, columns, rows, rowKey }: PartProps<T>) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h2 className="text-md font-bold">{title}</h2>
    <TableOrCards label={title} columns={columns} rows={rows} rowKey={rowKey} empty="내역이 없습니다." />
  </div>
)

const versionColumns: readonly Column<TermsVersion>[] = [
  { key: 'since', title: '적용 시각', cell: ({ since }) => since },
  { key: 'level', title: '등급', cell: ({ level }) => (level === null ? '회원' : partnerLevelWord[level]) },
  { key: 'active', title: '상태', cell: ({ active }) => (active ? '사용' : '중지') },
  {
    key: 'rates',
    title: '요율 (롤링/루징)',
    cell: ({ rates }) => <span className="whitespace-normal">{ratesLine(rates)}</span>,
  },
  { key: 'changedBy', title: '변경', cell: ({ changedBy }) => changedBy },
  { key: 'reason', title: '사유', cell: ({ reason }) => reason },
]

const won = <T,>(key: keyof T & string, title: string): Column<T> => ({
  key,
  title,
  figures: true,
  cell: row => minusFigure(Number(row[key])),
})

const weekColumns: readonly Column<Detail['weeks'][number]>[] = [
  { key: 'week', title: '주 시작', cell: ({ week }) => week },
  won('net', '실적'),
  won('conversions', '포인트 전환'),
  won('carried', '전주 이월'),
  won('share', '루징'),
  won('left', '다음 주 이월'),
]

const dayColumns: readonly Column<Detail['days'][number]>[] = [
  { key: 'day', title: '일자', cell: ({ day }) => day },
  won('bets', '베팅'),
  won('turnover', '유효 베팅금'),
  won('paid', '당첨금'),
  won('voided', '적특'),
  won('rolling', '롤링'),
]
