import { type FormEvent, useState } from 'react'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import type { Output } from '#contract/wire/route.ts'
import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import {
  customerCategoryWord,
  customerContentsMax,
  customerStateWord,
} from '#domain/community/customer-questions.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, useCall } from '#web/client/api/api.ts'
import { useMayChange } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { TextArea } from '#web/kit/controls/text-field.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { useAct } from '../kit/acts/use-act.ts'
import { useOnceKey } from '../kit/acts/use-once-key.ts'

type DeskQuestion = Output<typeof customerOperatorContract.question>

const rereads = [
  customerOperatorContract.questions,
  customerOperatorContract.question,
  customerOperatorContract.waiting,
]

type QuestionDialogProps = { readonly questionId: number; readonly onClose: () => void }

/** A question with what was said, who asks, and the answer. */
export function QuestionDialog({ questionId, onClose }: QuestionDialogProps) {
  const answer = useCall(customerOperatorContract.question, { params: { questionId } }, { staleTime: 0 })
  const mayChange = useMayChange()
  return (
    <Dialog open onClose={onClose} size="content" title={answer.data?.title ?? '문의'}>
      <AnswerView answer={answer} waiting={<Skeleton className="h-60" />}>
        {question => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Asker question={question} />
            <Talk question={question} />
            {mayChange && question.state !== 'done' && (
              <AnswerForm questionId={questionId} onDone={onClose} />
            )}
          </div>
        )}
      </AnswerView>
    </Dialog>
  )
}

/** Who asks: what else they have asked, and their last bets. */
const Asker = ({ question }: { readonly question: DeskQuestion }) => (
  <FactList
    dense
    facts={[
      ['회원', `${question.nickname} (${question.userId})`],
      ['분류', customerCategoryWord[question.category]],
      ['상태', customerStateWord[question.state]],
      ['다른 문의', `${formatFigure(question.others)}건`],
      [
        '최근 베팅',
        question.lastBets.length === 0
          ? '없음'
          : question.lastBets
              .map(
                ({ status, amounts }) =>
                  `${betStatusWord[betStatus(status) ?? 'open']} ${formatFigure(amounts)}원`,
              )
              .join(', '),
      ],
    ]}
  />
)

const Talk = ({ question }: { readonly question: DeskQuestion }) => (
  <ol aria-label="문의와 답변" className="grid gap-2">
    {[
      { id: 0, operator: null, contents: question.contents, createdAt: question.createdAt },
      ...question.words,
    ].map(({ id, operator, contents, createdAt }) => (
      <li key={id} className="grid gap-1 rounded-md bg-s2 px-3 py-2">
        <p className="flex justify-between gap-3 text-xs text-dim">
          <b>{operator ?? question.nickname}</b>
          <time>{createdAt}</time>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{contents}</p>
      </li>
    ))}
  </ol>
)

/** The answer is its own reason: the log says that it was one. */
const REASON = '문의 답변'

function AnswerForm({ questionId, onDone }: { readonly questionId: number; readonly onDone: () => void }) {
  const [contents, setContents] = useState('')
  const [isLast, setIsLast] = useState(true)
  const { key, renew } = useOnceKey()
  const { act, busy, refusal } = useAct({ done: '처리했습니다.', rereads, onDone })
  const params = { questionId }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const body = { contents, done: isLast, reason: REASON, key }
    void act(() => call(customerOperatorContract.answer, { params, body }))
  }
  const take = () => act(() => call(customerOperatorContract.take, { params, body: { reason: '문의 확인' } }))
  return (
    <form aria-label="답변" onSubmit={send} className="grid gap-3">
      <TextArea
        label="답변"
        rows={5}
        maxLength={customerContentsMax}
        value={contents}
        onChange={({ target }) => {
          setContents(target.value)
          renew()
        }}
      />
      <Checkbox label="답변완료로 처리" checked={isLast} onChange={setIsLast} />
      <RefusalNote text={refusal} />
      <div className="flex justify-end gap-2">
        <Button disabled={busy} onClick={() => void take()}>
          답변중으로
        </Button>
        <Button type="submit" look="primary" busy={busy} disabled={contents.trim() === ''}>
          답변 보내기
        </Button>
      </div>
    </form>
  )
}
