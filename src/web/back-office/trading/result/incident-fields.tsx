import type { SportId } from '#domain/ids.ts'
import type { Side } from '#domain/markets/market-rule.ts'
import type { PartKind } from '#domain/sports/sport-table.ts'
import { sportOf } from '#domain/sports/sports.ts'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import type { IncidentEntry } from './incident-entry.ts'
import { SheetFields } from './sheet-fields.tsx'

type IncidentFieldsProps = {
  readonly sportId: SportId
  readonly home: string
  readonly away: string
  readonly entry: IncidentEntry
  readonly onChange: (entry: IncidentEntry) => void
}

/** Facts of a sport's matches besides the score (handbook 1.12). */
const fieldsOf: Readonly<Record<PartKind, readonly (keyof IncidentEntry)[]>> = {
  half: ['firstGoal', 'lastGoal', 'corners', 'cards'],
  period: ['firstGoal', 'lastGoal'],
  inning: ['scheduledInnings', 'mercyRule'],
  // `EndChoice` asks how a match of sets ended.
  set: [],
  quarter: [],
}

const sideFields = { firstGoal: '첫 득점팀', lastGoal: '마지막 득점팀' } as const
const shortInnings = ['8', '7', '6', '5'].map(value => ({ value, label: `${value}이닝` }))
const countFields = { corners: '코너킥', cards: '카드' } as const
const countPeriods = [
  { code: 10, label: '전반' },
  { code: 20, label: '후반' },
  { code: 100, label: '전체' },
]

/** Optional facts for special markets. */
export function IncidentFields({ sportId, home, away, entry, onChange }: IncidentFieldsProps) {
  const fields = fieldsOf[sportOf(sportId).part]
  const hasKept = Object.keys(entry.kept).length > 0
  if (fields.length === 0 && !hasKept) return null
  const sides = Object.entries(sideFields).flatMap(([field, label]) =>
    isSideField(field) && fields.includes(field) ? [{ field, label }] : [],
  )
  const counts = (['corners', 'cards'] as const).filter(field => fields.includes(field))
  return (
    <details className="rounded-md border border-line">
      <summary className="px-3 py-2.5 text-sm font-medium text-dim hover:text-text">
        추가 기록 (선택, 스페셜 마켓용)
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-3 pb-3">
        {sides.length > 0 && (
          <div className="grid grid-cols-2 gap-2">
            {sides.map(({ field, label }) => (
              <SideField
                key={field}
                label={label}
                names={[home, away]}
                value={entry[field]}
                onChange={side => onChange({ ...entry, [field]: side })}
              />
            ))}
          </div>
        )}
        {counts.map(field => (
          <SheetFields
            key={field}
            title={countFields[field]}
            periods={countPeriods}
            home={home}
            away={away}
            entry={entry[field]}
            onChange={counted => onChange({ ...entry, [field]: counted })}
          />
        ))}
        {fields.includes('scheduledInnings') && (
          <SelectField
            label="예정 이닝"
            options={[{ value: '', label: '9이닝 (기본)' }, ...shortInnings]}
            value={entry.scheduledInnings}
            onChange={({ target }) => onChange({ ...entry, scheduledInnings: target.value })}
          />
        )}
        {fields.includes('mercyRule') && (
          <Checkbox
            label="콜드게임"
            checked={entry.mercyRule}
            onChange={mercyRule => onChange({ ...entry, mercyRule })}
          />
        )}
        {hasKept && (
          <Checkbox
            label="앞서 입력된 득점 순서, 킬, 첫 기록 유지"
            checked
            onChange={() => onChange({ ...entry, kept: {} })}
          />
        )}
      </div>
    </details>
  )
}

const isSideField = (field: string): field is keyof typeof sideFields => field in sideFields

type SideFieldProps = {
  readonly label: string
  readonly names: readonly [home: string, away: string]
  readonly value: Side | ''
  readonly onChange: (side: Side | '') => void
}

function SideField({ label, names: [home, away], value, onChange }: SideFieldProps) {
  return (
    <SelectField
      label={label}
      options={[
        { value: '', label: '미입력' },
        { value: 'home', label: home },
        { value: 'away', label: away },
      ]}
      value={value}
      onChange={({ target }) =>
        onChange(target.value === 'home' || target.value === 'away' ? target.value : '')
      }
    />
  )
}
