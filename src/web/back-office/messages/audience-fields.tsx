import { Users } from 'lucide-react'
import { formatFigure } from '#domain/korean-formats.ts'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { type Draft, doesPromote } from './message-draft.ts'

type AudienceFieldsProps = {
  readonly draft: Draft
  readonly onChange: (part: Partial<Draft>) => void
  readonly found: { readonly to: string; readonly count: number; readonly withheld: number } | undefined
  readonly error: string | undefined
}

const kinds = [
  { value: 'member', label: '회원 한 명' },
  { value: 'level', label: '레벨' },
  { value: 'all', label: '전체 회원' },
] as const

const levels = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: `레벨 ${index + 1}`,
}))

/** Recipients: the kind, its fields, and whom it reaches. */
export function AudienceFields({ draft, onChange, found, error }: AudienceFieldsProps) {
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 items-start gap-2">
        <SelectField
          label="받는 사람"
          options={kinds}
          value={draft.kind}
          onChange={event => {
            const kind = kinds.find(({ value }) => value === event.target.value)
            if (kind) onChange({ kind: kind.value })
          }}
        />
        {draft.kind === 'member' && (
          <TextField
            label="아이디 또는 닉네임"
            autoCapitalize="none"
            autoComplete="off"
            maxLength={40}
            error={error}
            value={draft.name}
            onChange={event => onChange({ name: event.target.value })}
          />
        )}
        {draft.kind === 'level' && (
          <SelectField
            label="레벨"
            options={levels}
            value={draft.level}
            onChange={event => onChange({ level: event.target.value })}
          />
        )}
      </div>
      <Switch
        label="광고·이벤트 쪽지 (자가제한 회원에게 보내지 않음)"
        checked={doesPromote(draft)}
        onChange={promotes => onChange({ promotes })}
      />
      <p
        role="status"
        data-recipients
        className="flex min-h-10 items-center gap-2 rounded-md bg-s2 px-3 text-sm text-dim"
      >
        <Users aria-hidden size={16} className="shrink-0" />
        {found ? (
          <span>
            <b className="text-text">{found.to}</b>
            {` · ${formatFigure(found.count)}명`}
            {found.withheld > 0 && ` (자가제한 ${formatFigure(found.withheld)}명 제외)`}
          </span>
        ) : (
          '받는 사람을 확인해 주세요.'
        )}
      </p>
    </div>
  )
}
