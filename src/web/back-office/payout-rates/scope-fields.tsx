import { useState } from 'react'
import { nameContract } from '#contract/back-office/catalogue/names.ts'
import { useCall } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { sportOptions } from '../kit/lists/sport-options.ts'
import { useSettled } from '../kit/palette/use-settled.ts'
import { marketChoices } from './payout-rate-words.ts'

/** Scope of a rate; null means all. */
export type RateScope = {
  readonly sportId: number | null
  readonly leagueId: number | null
  readonly marketId: number | null
}

export const noScope: RateScope = { sportId: null, leagueId: null, marketId: null }

type ScopeFieldsProps = { readonly scope: RateScope; readonly onChange: (scope: RateScope) => void }

const idOf = (value: string): number | null => (value === '' ? null : Number(value))

/** Sport, league and market type, each optional. */
export function ScopeFields({ scope, onChange }: ScopeFieldsProps) {
  const { sportId, marketId } = scope
  return (
    <>
      <SelectField
        label="종목"
        options={sportOptions}
        value={sportId ?? ''}
        onChange={({ target }) => onChange({ ...scope, sportId: idOf(target.value), leagueId: null })}
      />
      <LeagueFields key={sportId} scope={scope} onChange={onChange} />
      <SelectField
        label="마켓"
        options={[{ value: '', label: '모든 마켓' }, ...marketChoices(sportId ?? 0)]}
        value={marketId ?? ''}
        onChange={({ target }) => onChange({ ...scope, marketId: idOf(target.value) })}
      />
    </>
  )
}

/** Finds a league by a part of its name; those with the most open matches first. */
function LeagueFields({ scope, onChange }: ScopeFieldsProps) {
  const { sportId, leagueId } = scope
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), 250)
  const query = { kind: 'league' as const, ...(search && { search }), ...(sportId !== null && { sportId }) }
  const { data } = useCall(nameContract.names, { query })
  const found = data?.names ?? []
  return (
    <div className="grid grid-cols-2 gap-2">
      <TextField
        label="리그 찾기"
        placeholder="리그명"
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          if (leagueId !== null) onChange({ ...scope, leagueId: null })
        }}
      />
      <SelectField
        label="리그"
        options={[
          { value: '', label: '모든 리그' },
          ...found.map(({ id, korean, sportName }) => ({
            value: String(id),
            label: `${korean} (${sportName})`,
          })),
        ]}
        value={leagueId ?? ''}
        onChange={({ target }) => onChange({ ...scope, leagueId: idOf(target.value) })}
      />
    </div>
  )
}
