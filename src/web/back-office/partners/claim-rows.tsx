import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type DeskClaim, partnerDeskContract } from '#contract/back-office/partners/partner-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import {
  type ClaimState,
  claimItemWord,
  claimMethodWord,
  claimStateWord,
} from '#domain/partners/claim-rules.ts'
import { partnerLevelWord } from '#domain/partners/partner-level.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

const tones: Readonly<Record<ClaimState, BadgeTone>> = {
  asked: 'gold',
  held: 'outline',
  paid: 'jade',
  cancelled: 'plain',
}

type Decision = 'approve' | 'hold' | 'reject'
type Deciding = { readonly claim: DeskClaim; readonly decision: Decision }

/** Settlement requests, with actions on pending ones. */
export function ClaimRows({ claims }: { readonly claims: readonly DeskClaim[] }) {
  const [deciding, setDeciding] = useState<Deciding>()
  const mayDecide = useMay('partners:write')
  const acts = (claim: DeskClaim) =>
    mayDecide && (claim.state === 'asked' || claim.state === 'held') ? (
      <span className="inline-flex gap-1.5">
        <Button size="sm" look="primary" onClick={() => setDeciding({ claim, decision: 'approve' })}>
          승인
        </Button>
        {claim.state === 'asked' && (
          <Button size="sm" onClick={() => setDeciding({ claim, decision: 'hold' })}>
            대기
          </Button>
        )}
        <Button size="sm" onClick={() => setDeciding({ claim, decision: 'reject' })}>
          취소
        </Button>
      </span>
    ) : null
  return (
    <>
      <RowList
        label="정산신청"
        columns={[...columns, { key: 'acts', title: '처리', cell: claim => acts(claim) ?? claim.reason }]}
        rows={claims}
        rowKey={({ id }) => id}
        card={claim => (
          <li className="grid gap-1.5 px-3.5 py-2.5">
            <p className="flex items-center justify-between gap-2">
              <span className="min-w-0 break-all">
                <MemberLink claim={claim} /> {claim.nickname}
              </span>
              <Badge tone={tones[claim.state]}>{claimStateWord[claim.state]}</Badge>
            </p>
            <p className="flex justify-between gap-2 text-dim">
              <span>{`${claimItemWord[claim.item]} · ${claimMethodWord[claim.method]}`}</span>
              <b className="text-text">{`${formatFigure(claim.amount)}원`}</b>
            </p>
            <p className="text-xs text-dim">{`${claim.askedAt} · ${claim.periodFrom}~${claim.periodTo}`}</p>
            {[claim.address, claim.memo, claim.reason].map(
              text =>
                text && (
                  <p key={text} className="text-xs wrap-anywhere text-dim">
                    {text}
                  </p>
                ),
            )}
            {acts(claim)}
          </li>
        )}
      />
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}

const MemberLink = ({ claim }: { readonly claim: DeskClaim }) => (
  <Link
    to={`/admin/partners/${claim.memberId}`}
    className="font-semibold underline decoration-edge underline-offset-4 hover:decoration-current"
  >
    {claim.userId}
  </Link>
)

const columns: readonly Column<DeskClaim>[] = [
  { key: 'askedAt', title: '신청 시각', cell: ({ askedAt }) => askedAt },
  { key: 'userId', title: '아이디', cell: claim => <MemberLink claim={claim} /> },
  { key: 'nickname', title: '닉네임', cell: ({ nickname }) => nickname },
  { key: 'level', title: '등급', cell: ({ level }) => (level === null ? '회원' : partnerLevelWord[level]) },
  { key: 'item', title: '항목', cell: ({ item }) => claimItemWord[item] },
  {
    key: 'method',
    title: '지급방법',
    cell: ({ method, address, memo }) => (
      <>
        {[claimMethodWord[method], address].filter(Boolean).join(' ')}
        {memo && <span className="block text-xs wrap-anywhere text-dim">{memo}</span>}
      </>
    ),
  },
  { key: 'period', title: '기간', wideOnly: true, cell: row => `${row.periodFrom} ~ ${row.periodTo}` },
  { key: 'amount', title: '금액', figures: true, cell: ({ amount }) => `${formatFigure(amount)}원` },
  {
    key: 'state',
    title: '상태',
    cell: ({ state }) => <Badge tone={tones[state]}>{claimStateWord[state]}</Badge>,
  },
]

const words: Readonly<Record<Decision, { title: string; confirm: string; done: string; presets: string[] }>> =
  {
    approve: {
      title: '정산신청 승인',
      confirm: '승인',
      done: '정산신청을 승인했습니다.',
      presets: ['정산 확인', '지급 완료'],
    },
    hold: {
      title: '정산신청 대기',
      confirm: '대기',
      done: '정산신청을 대기로 바꿨습니다.',
      presets: ['확인 중', '서류 확인'],
    },
    reject: {
      title: '정산신청 취소',
      confirm: '신청 취소',
      done: '정산신청을 취소했습니다.',
      presets: ['신청 내용 오류', '계좌 확인 필요', '본인 요청', '규정 위반 확인'],
    },
  }

const decisions = {
  approve: partnerDeskContract.approve,
  hold: partnerDeskContract.hold,
  reject: partnerDeskContract.reject,
} as const

function DecideDialog({ claim, decision, onClose }: Deciding & { readonly onClose: () => void }) {
  const { title, confirm, done, presets } = words[decision]
  return (
    <ActDialog
      title={title}
      description={`${claim.nickname} · ${claimItemWord[claim.item]} ${formatFigure(claim.amount)}원 · ${claimMethodWord[claim.method]}`}
      presets={presets}
      reasonHint="작업로그에 남고, 신청한 파트너에게도 표시됩니다."
      confirm={confirm}
      danger={decision === 'reject'}
      done={done}
      rereads={[partnerDeskContract.claims, partnerDeskContract.list, partnerDeskContract.detail]}
      onAct={reason => call(decisions[decision], { params: { id: claim.id }, body: { reason } })}
      onClose={onClose}
    />
  )
}
