import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type MessageAudience, messageOperatorContract } from '#contract/community/messages.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { messageContentsMax, messageTitleMax } from '#domain/members/message-text.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextArea, TextField } from '#web/kit/controls/text-field.tsx'
import { ReasonField } from '../kit/acts/reason-field.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { useAct } from '../kit/acts/use-act.ts'
import { useOnceKey } from '../kit/acts/use-once-key.ts'
import { AudienceFields } from './audience-fields.tsx'
import { type Draft, doesPromote, draftAudience, emptyDraft, isWhole } from './message-draft.ts'
import { useRecipients } from './use-recipients.ts'

const reasons = ['이용 안내', '베팅 처리 안내', '이벤트 안내', '점검 안내']

const lengthWord = (text: string, max: number): string =>
  `${formatFigure(text.length)} / ${formatFigure(max)}자`

/** A message to one member, a level or all (MSG-006); the button shows the number of recipients. */
export function SendForm() {
  const { draft, change, busy, refusal, send } = useSending()
  const audience = draftAudience(draft)
  const { found, error } = useRecipients(audience, doesPromote(draft))
  const isReady = found !== undefined && found.count > 0 && isWhole(draft)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (audience && isReady && !busy) void send(audience)
  }
  return (
    <form onSubmit={submit} aria-label="쪽지 보내기" className="card grid gap-4 p-4">
      <h2 className="text-lg">쪽지 보내기</h2>
      <AudienceFields draft={draft} onChange={change} found={found} error={error} />
      <TextField
        label="제목"
        hint={lengthWord(draft.title, messageTitleMax)}
        maxLength={messageTitleMax}
        value={draft.title}
        onChange={event => change({ title: event.target.value })}
      />
      <TextArea
        label="내용"
        hint={lengthWord(draft.contents, messageContentsMax)}
        rows={8}
        maxLength={messageContentsMax}
        value={draft.contents}
        onChange={event => change({ contents: event.target.value })}
      />
      <ReasonField presets={reasons} value={draft.reason} onChange={reason => change({ reason })} />
      <RefusalNote text={refusal} />
      <Button type="submit" look="primary" size="lg" wide disabled={!isReady} busy={busy}>
        <Send aria-hidden size={18} />
        {found && found.count > 0 ? `${formatFigure(found.count)}명에게 보내기` : '보내기'}
      </Button>
    </form>
  )
}

type Sent = Output<typeof messageOperatorContract.send>

/** The draft, and its sending. The recipients stay filled in, since the next message often has the same. */
function useSending() {
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const { key, renew } = useOnceKey()
  const change = (part: Partial<Draft>) => {
    setDraft(known => ({ ...known, ...part }))
    renew()
  }
  const { act, busy, refusal } = useAct<Sent>({
    done: ({ recipients }) => `${formatFigure(recipients)}명에게 쪽지를 보냈습니다.`,
    rereads: [messageOperatorContract.sent],
    onDone: () => change({ title: '', contents: '', reason: '' }),
  })
  const send = async (to: MessageAudience) => {
    const { title, contents, reason } = draft
    const body = { to, title, contents, promotes: doesPromote(draft), reason, key }
    await act(() => call(messageOperatorContract.send, { body }))
  }
  return { draft, change, busy, refusal, send }
}
