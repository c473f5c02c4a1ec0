import type { approvalContract } from '#contract/back-office/approvals.ts'
import type { Output } from '#contract/wire/route.ts'
import { type AskState, askStateWords } from '#domain/operators/ask-states.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { changesOf } from '../kit/acts/act-words.ts'
import { ChangeWords } from '../kit/acts/change-words.tsx'
import { subjectWord } from '../kit/acts/subject-word.ts'

export type Ask = Output<typeof approvalContract.asks>['asks'][number]

/** The request and the decision on it. */
export type Deciding = { readonly ask: Ask; readonly how: 'approve' | 'reject' | 'withdraw' }

type AskListProps = { readonly asks: readonly Ask[]; readonly onDecide: (deciding: Deciding) => void }

/** Approval requests with everything needed to decide. */
export const AskList = ({ asks, onDecide }: AskListProps) => (
  <ol aria-label="승인 요청" className="grid gap-2.5">
    {asks.map(ask => (
      <li
        key={ask.id}
        data-ask={ask.id}
        className="card grid gap-2.5 px-4 py-3 text-sm desktop:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone={tones[ask.state]}>{askStateWords[ask.state]}</Badge>
            <span className="text-md font-semibold">{ask.actText}</span>
            <span>{subjectWord(ask.subject)}</span>
            <span className="text-dim">{`${ask.classText} · ${ask.id}번`}</span>
          </p>
          <ChangeWords changes={changesOf({ ...ask, fixture: null })} />
          <p className="break-words">
            <span className="text-dim">요청 </span>
            <span className="font-semibold">{ask.askedBy}</span>
            <span className="text-dim">{` ${ask.askedAt.slice(5, 16)} · `}</span>
            {ask.reason}
          </p>
          {ask.state === 'waiting' ? (
            <p className="text-xs text-dim">{`${ask.lapsesAt.slice(5, 16)}까지 처리하지 않으면 취소됩니다.`}</p>
          ) : (
            <Decision ask={ask} />
          )}
        </div>
        <Buttons ask={ask} onDecide={onDecide} />
      </li>
    ))}
  </ol>
)

const tones: Readonly<Record<AskState, BadgeTone>> = {
  waiting: 'live',
  approved: 'jade',
  rejected: 'up',
  withdrawn: 'plain',
  lapsed: 'plain',
}

const Decision = ({ ask: { decidedBy, decidedAt, decisionReason } }: { readonly ask: Ask }) =>
  decidedBy !== null && (
    <p className="break-words">
      <span className="text-dim">처리 </span>
      <span className="font-semibold">{decidedBy}</span>
      <span className="text-dim">{` ${decidedAt?.slice(5, 16) ?? ''} · `}</span>
      {decisionReason}
    </p>
  )

function Buttons({ ask, onDecide }: { readonly ask: Ask; readonly onDecide: AskListProps['onDecide'] }) {
  if (ask.state !== 'waiting') return null
  return (
    <div className="flex items-start gap-1.5">
      {ask.mayDecide && (
        <>
          <Button size="sm" look="primary" onClick={() => onDecide({ ask, how: 'approve' })}>
            승인
          </Button>
          <Button size="sm" onClick={() => onDecide({ ask, how: 'reject' })}>
            거절
          </Button>
        </>
      )}
      {ask.own && (
        <Button size="sm" onClick={() => onDecide({ ask, how: 'withdraw' })}>
          철회
        </Button>
      )}
    </div>
  )
}
