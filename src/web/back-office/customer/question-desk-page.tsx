import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import { customerCategoryWord, customerStateWord } from '#domain/community/customer-questions.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, call, useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { SharedBetCard } from '#web/sport/shared-bet/shared-bet-card.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { DeskQuestion } from './desk-question.ts'
import { MemberFacts } from './member-facts.tsx'

const reasons = ['담당자 지정', '상담 시작']
const closeReasons = ['해결됨', '회원 무응답', '중복 문의']

/** One question with the conversation, the answer form, and the member's facts next to it. */
export function Page() {
  const { questionId = '' }: { readonly questionId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,14}$/.test(questionId)) throw pageNotFound()
  const answer = useCall(
    customerOperatorContract.question,
    { params: { questionId: Number(questionId) } },
    { staleTime: 0 },
  )
  if (answer.error instanceof CallError && answer.error.refusal.status === 404) throw pageNotFound()
  return (
    <DeskPage title="1:1 문의" back={{ to: '/admin/customer', title: '문의 목록' }}>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {question => (
          <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_340px]">
            <Conversation question={question} />
            <MemberFacts question={question} />
          </div>
        )}
      </AnswerView>
    </DeskPage>
  )
}

function Conversation({ question }: { readonly question: DeskQuestion }) {
  const { id, title, category, state, operator, createdAt, nickname, contents, bet, words } = question
  const mayChange = useMay('customer:write')
  const [asked, setAsked] = useState<'take' | 'close'>()
  const isOpen = state !== 'done'
  return (
    <section aria-label={title} className="card grid gap-4 p-4">
      <header className="grid gap-2 border-b border-line pb-3">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="flex flex-wrap items-center gap-3 text-sm text-dim">
          {[customerStateWord[state], customerCategoryWord[category], operator && `담당 ${operator}`]
            .filter(Boolean)
            .join(' · ')}
          {mayChange && isOpen && (
            <span className="ml-auto flex gap-1.5">
              <Button size="sm" onClick={() => setAsked('take')}>
                담당하기
              </Button>
              <Button size="sm" look="quiet" onClick={() => setAsked('close')}>
                답변 없이 종료
              </Button>
            </span>
          )}
        </p>
      </header>
      <ol aria-label="문의와 답변" className="grid gap-3">
        <Said who={nickname} at={createdAt} text={contents} bet={bet} />
        {words.map(word => (
          <Said
            key={word.id}
            who={word.operator === null ? nickname : `고객센터 (${word.operator})`}
            at={word.createdAt}
            text={word.contents}
            byOperator={word.operator !== null}
          />
        ))}
      </ol>
      {mayChange && isOpen && <AnswerForm questionId={id} />}
      {asked === 'take' && <TakeDialog questionId={id} onClose={() => setAsked(undefined)} />}
      {asked === 'close' && <CloseDialog questionId={id} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

type SaidProps = {
  readonly who: string
  readonly at: string
  readonly text: string
  readonly byOperator?: boolean
  readonly bet?: DeskQuestion['bet']
}

/** The member's messages are left, the operators' right. */
const Said = ({ who, at, text, byOperator = false, bet }: SaidProps) => (
  <li
    className={classNames(
      'grid max-w-[85%] gap-2 rounded-lg px-4 py-3 mobile:max-w-[94%]',
      byOperator ? 'justify-self-end bg-jade-wash' : 'justify-self-start bg-s2',
    )}
  >
    <p className="text-xs text-dim">{`${who} · ${at.slice(5, 16)}`}</p>
    <p className="leading-relaxed wrap-anywhere whitespace-pre-line">{text}</p>
    {bet && <SharedBetCard bet={bet} />}
  </li>
)

type QuestionDialogProps = { readonly questionId: number; readonly onClose: () => void }

const rereads = [
  customerOperatorContract.question,
  customerOperatorContract.questions,
  customerOperatorContract.waiting,
]

const TakeDialog = ({ questionId, onClose }: QuestionDialogProps) => (
  <ActDialog
    title="문의 담당하기"
    description="회원에게 답변중으로 표시됩니다."
    presets={reasons}
    confirm="담당하기"
    done="문의를 담당합니다."
    rereads={rereads}
    onAct={reason => call(customerOperatorContract.take, { params: { questionId }, body: { reason } })}
    onClose={onClose}
  />
)

const CloseDialog = ({ questionId, onClose }: QuestionDialogProps) => (
  <ActDialog
    title="답변 없이 종료"
    description="회원에게 답변완료로 표시되고, 회원은 새로 문의할 수 있습니다."
    presets={closeReasons}
    confirm="종료"
    danger
    done="문의를 종료했습니다."
    rereads={rereads}
    onAct={reason => call(customerOperatorContract.close, { params: { questionId }, body: { reason } })}
    onClose={onClose}
  />
)
