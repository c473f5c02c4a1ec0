import { type FormEvent, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { type PageLimits, siteOperatorContract } from '#contract/site/site.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { ReasonField } from '../kit/acts/reason-field.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { useAct } from '../kit/acts/use-act.ts'
import { LimitFields } from '../kit/limits/limit-fields.tsx'
import { entryOf, fitsNoBet, type LimitName, limitNames, readEntry } from '../kit/limits/limits-entry.ts'

const reasons = ['한도 조정', '이벤트', '이벤트 종료', '입력 오류 정정']

/**
 * The limits of the proto page: shown in every member's cart there, and checked by the server
 * (LIMIT-007).
 */
export function ProtoLimitsForm({ limits }: { readonly limits: PageLimits }) {
  const { entry, change, reason, setReason, busy, refusal, save } = useLimits(limits)
  const read = readEntry(entry)
  const isChanged = limitNames.some(name => entry[name] !== entryOf(limits)[name])
  const isReady = read.errors === undefined && isChanged && isReason(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !busy) void save(read.limits)
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <LimitFields entry={entry} errors={read.errors} onType={change} />
      {read.errors === undefined && fitsNoBet(read.limits) && (
        <p className="rounded-md bg-live-wash px-3 py-2 text-sm text-live" data-no-bet-fits>
          이 한도로는 프로토 베팅을 할 수 없습니다. 최대당첨금을 최소베팅금보다 크게 설정해 주세요.
        </p>
      )}
      <ReasonField presets={reasons} value={reason} onChange={setReason} />
      <RefusalNote text={refusal} />
      <Button type="submit" look="primary" size="lg" wide disabled={!isReady} busy={busy}>
        저장
      </Button>
    </form>
  )
}

function useLimits(limits: PageLimits) {
  const [entry, setEntry] = useState(() => entryOf(limits))
  const [reason, setReason] = useState('')
  const change = (name: LimitName, text: string) => setEntry(known => ({ ...known, [name]: text }))
  const { act, busy, refusal } = useAct<{ readonly protoLimits: PageLimits }>({
    done: '프로토 한도를 저장했습니다.',
    rereads: [siteOperatorContract.allSettings],
    onDone: ({ protoLimits }) => {
      setEntry(entryOf(protoLimits))
      setReason('')
    },
  })
  const save = (protoLimits: PageLimits) => {
    const body = { settings: { protoLimits }, reason: reason.trim() }
    return act(() => call(siteOperatorContract.changeSettings, { body }))
  }
  return { entry, change, reason, setReason, busy, refusal, save }
}
