import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type BetDetail, betDeskContract } from '#contract/back-office/bet-desk.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { CaseMarks } from '../kit/cases/case-marks.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { MemberLink } from '../kit/member-link.tsx'
import { BetFacts } from './bet-facts.tsx'
import { BetLegs } from './bet-legs.tsx'
import { BetBadges } from './bet-words.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { LedgerPart } from './ledger-part.tsx'
import { PayoutReason } from './payout-reason.tsx'

/** One bet with its full explanation: legs, the market at its time, payout reason, and ledger. */
export function Page() {
  const { betId = '' }: { readonly betId?: string } = useParams({ strict: false })
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(betId)) throw pageNotFound()
  const answer = useCall(betDeskContract.detail, { params: { betId } }, { staleTime: 0 })
  if (answer.error instanceof CallError && answer.error.refusal.status === 404) throw pageNotFound()
  return (
    <DeskPage title="베팅 상세" back={{ to: '/admin/bets', title: '베팅 목록' }}>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {detail => <Detail detail={detail} />}
      </AnswerView>
    </DeskPage>
  )
}

function Detail({ detail }: { readonly detail: BetDetail }) {
  const { bet, member, late, large } = detail
  const mayCancel = useMay('bets:write') && detail.cancellable
  const [asked, setAsked] = useState(false)
  return (
    <>
      <header className="card flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <h2 className="min-w-0 text-base wrap-anywhere">
          <MemberLink id={member.memberId}>{`${member.nickname} (${member.userId})`}</MemberLink>
        </h2>
        <BetBadges bet={{ status: bet.status, late, large }} />
        <span className="min-w-0 text-xs break-all text-dim">{`베팅번호 ${betNumber(bet.id)} · 시스템 ID ${bet.id}`}</span>
        <CaseMarks about={{ betId: bet.id }} />
        {mayCancel && (
          <span className="ml-auto">
            <Button look="danger" size="sm" onClick={() => setAsked(true)}>
              베팅 취소
            </Button>
          </span>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-[320px_minmax(0,1fr)]">
        <BetFacts detail={detail} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <BetLegs detail={detail} />
          <PayoutReason detail={detail} />
          <LedgerPart detail={detail} />
        </div>
      </div>
      {asked && <CancelDialog detail={detail} onClose={() => setAsked(false)} />}
    </>
  )
}
