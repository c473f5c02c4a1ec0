import { type FormEvent, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { type OperatorSettings, siteOperatorContract } from '#contract/site/site.ts'
import type { Output } from '#contract/wire/route.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ReasonField } from '../kit/acts/reason-field.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { useAct } from '../kit/acts/use-act.ts'
import { rangeWords, type SettingField } from './field-kinds.ts'
import { changesOf, entryOfGroup } from './group-entry.ts'
import type { SettingGroup } from './setting-fields.ts'
import { UnitField } from './unit-field.tsx'

export type SettingChanges = Output<typeof siteOperatorContract.settingChanges>

type GroupFormProps = {
  readonly group: SettingGroup
  readonly settings: OperatorSettings
  readonly changes: SettingChanges
  readonly mayChange: boolean
}

const reasons = ['운영 정책 변경', '이벤트', '장애 대응', '입력 오류 정정']

/** A group of settings: each with explanation, range and last change; saved together, with a reason. */
export function GroupForm({ group: { title, fields }, settings, changes, mayChange }: GroupFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [reason, setReason] = useState('')
  const entry = { ...entryOfGroup(fields, settings), ...typed }
  const read = changesOf(fields, settings, entry)
  const isChanged = read.changes === undefined || Object.keys(read.changes).length > 0
  const { act, busy, refusal } = useAct<OperatorSettings>({
    done: `${title} 설정을 저장했습니다.`,
    rereads: [siteOperatorContract.allSettings, siteOperatorContract.settingChanges],
    onDone: () => {
      setTyped({})
      setReason('')
    },
  })
  const isReady = read.changes !== undefined && isChanged && isReason(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !busy)
      void act(() =>
        call(siteOperatorContract.changeSettings, {
          body: { settings: read.changes, reason: reason.trim() },
        }),
      )
  }
  return (
    <form onSubmit={submit} className="grid gap-4" aria-label={title}>
      <div className="grid items-start gap-x-4 gap-y-3 grid-cols-3 narrow:grid-cols-1">
        {fields.map(field => (
          <Entry
            key={field.id}
            field={field}
            text={entry[field.id] ?? ''}
            fault={read.faults?.[field.id]}
            disabled={!mayChange}
            last={lastChange(field, settings, changes)}
            onType={text => setTyped(known => ({ ...known, [field.id]: text }))}
          />
        ))}
      </div>
      {mayChange && isChanged && (
        <>
          <ReasonField presets={reasons} value={reason} onChange={setReason} />
          <RefusalNote text={refusal} />
          <div className="flex gap-2">
            <Button type="submit" look="primary" disabled={!isReady} busy={busy}>
              저장
            </Button>
            <Button onClick={() => setTyped({})}>되돌리기</Button>
          </div>
        </>
      )}
    </form>
  )
}

type EntryProps = {
  readonly field: SettingField
  readonly text: string
  readonly fault: string | undefined
  readonly disabled: boolean
  readonly last: string | undefined
  readonly onType: (text: string) => void
}

function Entry({ field, text, fault, disabled, last, onType }: EntryProps) {
  const { label, what, entry } = field
  const texts = { label, hint: `${what}${rangeWords(field)}`, error: fault, disabled }
  return (
    <div className="grid gap-0.5">
      {entry.kind === 'choice' ? (
        <SelectField
          {...texts}
          options={entry.options}
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      ) : entry.kind === 'figure' ? (
        <UnitField {...texts} unit={entry.unit} value={text} onChange={onType} />
      ) : (
        <TextField
          {...texts}
          value={text}
          autoComplete="off"
          inputMode="url"
          onChange={({ target }) => onType(target.value)}
        />
      )}
      {last !== undefined && <p className="text-xs text-dim">{last}</p>}
    </div>
  )
}

/** Operator, time and old value of a setting's last change. */
function lastChange(
  field: SettingField,
  settings: OperatorSettings,
  changes: SettingChanges,
): string | undefined {
  const last = changes.find(({ name }) => name === field.name)
  if (!last) return undefined
  const before = field.read(Object.assign({ ...settings }, last.before))
  const word =
    field.entry.kind === 'choice'
      ? (field.entry.options.find(({ value }) => value === before)?.label ?? before)
      : before || '없음'
  return `${last.operator} · ${last.at.slice(5, 16)} · 이전 ${word}`
}
