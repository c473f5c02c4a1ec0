import { houseLimitContract } from '#contract/back-office/terms/house-limits.ts'
import { type LimitScope, limitScopes } from '#domain/house-limits/house-limit.ts'
import { limitScopeWords } from '#domain/house-limits/limit-words.ko.ts'
import { sportChoices } from '#domain/sports/sports.ts'
import { typedDigits } from '#domain/typed-text.ts'
import { useCall } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { readWord } from '../kit/lists/address.ts'
import { marketChoices, type PlaceEntry } from './limit-entry.ts'

type PlaceFieldsProps = {
  readonly entry: PlaceEntry
  readonly onChange: (entry: PlaceEntry) => void
}

const scopes = limitScopes.map(value => ({ value, label: limitScopeWords[value] }))
const sports = sportChoices.map(({ id, korean }) => ({ value: String(id), label: korean }))
const levels = [
  { value: '', label: '모든 레벨' },
  ...Array.from({ length: 10 }, (_, at) => ({ value: String(at + 1), label: `LV.${at + 1}` })),
]

/** The scope fields of a new limit. */
export function PlaceFields({ entry, onChange }: PlaceFieldsProps) {
  const { scope } = entry
  const change = (change: Partial<PlaceEntry>) => onChange({ ...entry, ...change })
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2 narrow:grid-cols-1">
      <SelectField
        label="대상"
        options={scopes}
        value={scope}
        onChange={({ target }) => change({ scope: readWord(limitScopes, target.value) ?? scope })}
      />
      {scope === 'fixture' && (
        <TextField
          label="경기 번호"
          hint="트레이딩의 경기 화면에 #으로 표시됩니다."
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          value={entry.fixtureId}
          onChange={({ target }) => change({ fixtureId: typedDigits(target.value) })}
        />
      )}
      {scope === 'sport' && (
        <SelectField
          label="종목"
          options={sports}
          value={entry.sportId}
          onChange={({ target }) => change({ sportId: target.value })}
        />
      )}
      {scope === 'league' && <LeagueField entry={entry} onChange={leagueId => change({ leagueId })} />}
      {scope === 'day' && (
        <SelectField
          label="레벨"
          options={levels}
          value={entry.level}
          onChange={({ target }) => change({ level: target.value })}
        />
      )}
      {scope !== 'day' && (
        <MarketField scope={scope} entry={entry} onChange={marketId => change({ marketId })} />
      )}
    </div>
  )
}

type OneFieldProps = { readonly entry: PlaceEntry; readonly onChange: (value: string) => void }

function LeagueField({ entry, onChange }: OneFieldProps) {
  const { data } = useCall(houseLimitContract.leagues, undefined)
  const leagues = (data ?? []).map(({ leagueId, sportName, name }) => ({
    value: String(leagueId),
    label: `${sportName} · ${name}`,
  }))
  return (
    <SelectField
      label="리그"
      options={[{ value: '', label: data ? '리그를 선택해 주세요' : '불러오는 중입니다' }, ...leagues]}
      value={entry.leagueId}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const MarketField = ({ scope, entry, onChange }: OneFieldProps & { readonly scope: LimitScope }) => (
  <SelectField
    label="베팅 유형"
    options={[
      { value: '', label: scope === 'market' ? '유형을 선택해 주세요' : '전체 유형' },
      ...marketChoices,
    ]}
    value={entry.marketId}
    onChange={({ target }) => onChange(target.value)}
  />
)
