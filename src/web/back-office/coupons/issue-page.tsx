import { useParams } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { type CouponIssue, couponOperatorContract, type GivenCoupon } from '#contract/promotions/coupons.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { couponKindWord, couponStateWord, couponWorthText } from '#domain/promotions/coupons.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { BackLink } from '../kit/back-link.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { Filters } from '../kit/lists/filters.tsx'
import { listFilter, memberName, useListFilter } from '../kit/lists/list-filter.ts'
import { RowList } from '../kit/lists/row-list.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { MemberLink } from '../kit/member-link.tsx'
import { countText } from './issue-list.tsx'

const filter = listFilter({ name: memberName() })
const reasons = ['오발급', '이벤트 종료', '부정 사용 확인', '고객 요청']

/** Coupons to recall: all unused ones, or one. */
type Recall = 'all' | GivenCoupon

/** One issue: its recipients and their use, and recalling of unused coupons. */
export function Page() {
  const issueId = Number(useParams({ strict: false }).issueId ?? 0)
  const { values, show, toPage, query, isNarrowed, reset } = useListFilter(filter)
  const { page } = values
  const input = { params: { issueId }, query }
  const answer = usePagedCall(couponOperatorContract.given, input, page)
  const mayChange = useMay('promotions:write')
  const [recall, setRecall] = useState<Recall>()
  const issue = answer.data?.issue
  return (
    <DeskPage
      title={issue?.name ?? '쿠폰'}
      {...(mayChange &&
        issue && {
          action: (
            <Button look="danger" onClick={() => setRecall('all')}>
              미사용 회수
            </Button>
          ),
        })}
    >
      <BackLink to="/admin/coupons">쿠폰관리</BackLink>
      {issue && <IssueFacts issue={issue} />}
      <Filters of={filter} values={values} onChange={show} />
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={toPage}
        unit="장"
        icon={Ticket}
        nothing="아직 받은 회원이 없습니다."
        narrowed={isNarrowed ? { nothing: '조건에 맞는 회원이 없습니다.', onReset: reset } : undefined}
      >
        {({ coupons }) => <GivenList coupons={coupons} onRecall={mayChange ? setRecall : undefined} />}
      </CountedAnswer>
      {recall && <RecallDialog issueId={issueId} recall={recall} onClose={() => setRecall(undefined)} />}
    </DeskPage>
  )
}

const IssueFacts = ({ issue }: { readonly issue: CouponIssue }) => (
  <FactList
    dense
    facts={[
      ['종류', couponKindWord[issue.kind]],
      ['포인트/%', couponWorthText(issue)],
      ...(issue.kind === 'points' ? [] : [['롤링 조건', `${issue.turnoverPercent}%`] as const]),
      ['대상', issue.to],
      ['사용기간', `${issue.lastDay}까지`],
      ['사용', countText(issue)],
      ['발급', `${issue.issuedAt} · ${issue.operator || '사이트'}`],
    ]}
  />
)

type GivenListProps = {
  readonly coupons: readonly GivenCoupon[]
  readonly onRecall: ((coupon: GivenCoupon) => void) | undefined
}

function GivenList({ coupons, onRecall }: GivenListProps) {
  const button = (coupon: GivenCoupon) =>
    coupon.state === 'unused' && (
      <Button size="sm" aria-label={`${coupon.userId} 쿠폰 회수`} onClick={() => onRecall?.(coupon)}>
        회수
      </Button>
    )
  const act: Column<GivenCoupon> = { key: 'act', title: '작업', width: '90px', cell: button }
  return (
    <RowList
      label="발급된 쿠폰"
      columns={onRecall ? [...columns, act] : columns}
      rows={coupons}
      rowKey={({ id }) => id}
      card={coupon => (
        <li className="flex items-center justify-between gap-3 px-3.5 py-2.5">
          <div className="grid min-w-0 gap-1">
            <p className="break-all">
              <MemberLink id={coupon.memberId}>{coupon.userId}</MemberLink> {coupon.nickname}
            </p>
            <p className="text-xs text-dim">{`${coupon.givenAt.slice(5, 16)} · ${couponStateWord[coupon.state]}`}</p>
          </div>
          {onRecall && button(coupon)}
        </li>
      )}
    />
  )
}

const columns: readonly Column<GivenCoupon>[] = [
  { key: 'at', title: '발급 시각', width: '170px', cell: ({ givenAt }) => givenAt },
  {
    key: 'userId',
    title: '아이디',
    cell: ({ memberId, userId }) => <MemberLink id={memberId}>{userId}</MemberLink>,
  },
  { key: 'nickname', title: '닉네임', cell: ({ nickname }) => nickname },
  { key: 'state', title: '상태', width: '100px', cell: ({ state }) => couponStateWord[state] },
  { key: 'used', title: '사용 시각', width: '170px', cell: ({ usedAt }) => usedAt ?? '–' },
]

type RecallDialogProps = {
  readonly issueId: number
  readonly recall: Recall
  readonly onClose: () => void
}

const RecallDialog = ({ issueId, recall, onClose }: RecallDialogProps) => (
  <ActDialog<{ readonly recalled: number }>
    title={recall === 'all' ? '미사용 쿠폰 회수' : `${recall.userId} 쿠폰 회수`}
    description="사용하지 않은 쿠폰만 회수되며, 회수한 쿠폰은 회원 쿠폰함에서 사라집니다."
    danger
    presets={reasons}
    confirm="회수"
    done={({ recalled }) => `${formatFigure(recalled)}장을 회수했습니다.`}
    rereads={[couponOperatorContract.given, couponOperatorContract.issues]}
    onAct={reason =>
      call(couponOperatorContract.recall, {
        params: { issueId },
        body: { reason, ...(recall !== 'all' && { couponId: recall.id }) },
      })
    }
    onClose={onClose}
  />
)
