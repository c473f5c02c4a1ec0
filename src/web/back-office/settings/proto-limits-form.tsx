import { type FormEvent, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { type PageLimits, siteOperatorContract } from '#contract/site.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ReasonField } from '../kit/acts/reason-field.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { useAct } from '../kit/acts/use-act.ts'
import {
  entryOf,
  entryText,
  fitsNoBet,
  type LimitName,
  limitNames,
  limitWord,
  readEntry,
} from './limits-entry.ts'

const reasons = ['한도 조정', '이벤트', '이벤트 종료', '입력 오류 정정']

const unit = (name: LimitName): string => (name === 'maxBetPercent' ? '배' : '원')

/** The limits of the proto page: what every member's cart shows there, and what the server judges by (LIMIT-007). */
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
      <div className="grid grid-cols-2 gap-x-3 gap-y-2">
        {limitNames.map(name => (
          <TextField
            key={name}
            label={`${limitWord[name]} (${unit(name)})`}
            inputMode={name === 'maxBetPercent' ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={entry[name]}
            error={read.errors?.[name]}
            onChange={event => change(name, event.target.value)}
          />
        ))}
      </div>
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
  const change = (name: LimitName, typed: string) =>
    setEntry(known => ({ ...known, [name]: entryText(name, typed) }))
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
