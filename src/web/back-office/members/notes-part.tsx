import { NotebookPen } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { memberActContract } from '#contract/back-office/member-acts.ts'
import { memberDeskContract } from '#contract/back-office/member-desk.ts'
import { NOTE_LENGTH_MAX } from '#contract/back-office/member-words.ts'
import { call } from '#web/client/api/api.ts'
import { randomKey } from '#web/client/api/random-key.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextArea } from '#web/kit/controls/text-field.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { useAct } from '../kit/acts/use-act.ts'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import type { TabProps } from './member-filter.ts'

/** Operators' notes about a member; a note cannot be edited. */
export function NotesPart({ id, filter: { page }, show }: TabProps) {
  const answer = usePagedCall(memberDeskContract.notes, { params: { id }, query: { page } }, page)
  const mayWrite = useMay('members:write')
  return (
    <div className="grid max-w-[800px] gap-3">
      {mayWrite && <NoteForm id={id} />}
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={NotebookPen}
        nothing="메모가 없습니다."
      >
        {({ notes }) => (
          <ol aria-label="메모" className="card divide-y divide-line text-sm">
            {notes.map(({ id: noteId, operator, text, writtenAt }) => (
              <li key={noteId} className="grid gap-1 px-3.5 py-2.5">
                <p className="whitespace-pre-line wrap-anywhere">{text}</p>
                <p className="text-xs text-dim">{`${operator} · ${writtenAt}`}</p>
              </li>
            ))}
          </ol>
        )}
      </CountedAnswer>
    </div>
  )
}

function NoteForm({ id }: { readonly id: number }) {
  const [text, setText] = useState('')
  // Another text is another note; the same text sent again after a lost answer is not.
  const [key, setKey] = useState(randomKey)
  const { act, busy, refusal } = useAct({
    done: '메모를 남겼습니다.',
    rereads: [memberDeskContract.notes],
    onDone: () => {
      setText('')
      setKey(randomKey())
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void act(() => call(memberActContract.writeNote, { params: { id }, body: { text: text.trim(), key } }))
  }
  return (
    <form onSubmit={send} className="grid gap-2">
      <TextArea
        label="새 메모"
        hint="운영자만 봅니다. 남긴 메모는 고치거나 지울 수 없습니다."
        rows={3}
        maxLength={NOTE_LENGTH_MAX}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setKey(randomKey())
        }}
      />
      <RefusalNote text={refusal} />
      <div className="flex justify-end">
        <Button type="submit" look="primary" disabled={text.trim() === ''} busy={busy}>
          메모 남기기
        </Button>
      </div>
    </form>
  )
}
