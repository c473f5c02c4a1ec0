import { statementGroups, statementGroupWord } from '#domain/cashier/statement-groups.ts'
import { gameTypes, gameTypeWord } from '#domain/sports/game-type.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { FilterBar } from '../../kit/lists/filter-bar.tsx'
import { allMoney, type MemberFilter, memberForm } from '../member-filter.ts'

type MoneyFiltersProps = {
  readonly filter: MemberFilter
  readonly isNarrowed: boolean
  readonly show: (change: Partial<MemberFilter>) => void
}

const choices = [
  {
    key: 'purse',
    label: '머니·포인트',
    options: [
      { value: '', label: '머니·포인트' },
      { value: 'wallet', label: '머니' },
      { value: 'points', label: '포인트' },
    ],
  },
  {
    key: 'group',
    label: '종류',
    options: [
      { value: '', label: '모든 종류' },
      ...statementGroups.map(group => ({ value: group, label: statementGroupWord(group) })),
    ],
  },
  {
    key: 'product',
    label: '게임',
    options: [
      { value: '', label: '모든 게임' },
      ...gameTypes.map(type => ({ value: type, label: gameTypeWord[type] })),
    ],
  },
] as const

/** Filters of a member's money movements. */
export const MoneyFilters = ({ filter, isNarrowed, show }: MoneyFiltersProps) => (
  <FilterBar narrowed={isNarrowed} onReset={() => show(allMoney)} paired>
    {choices.map(({ key, label, options }) => (
      <SelectField
        key={key}
        label={label}
        labelHidden
        options={options}
        value={filter[key] ?? ''}
        onChange={({ target }) => show({ [key]: memberForm.read({ [key]: target.value })[key] })}
      />
    ))}
    <DayField label="시작일" value={filter.from} max={filter.to} onChange={from => show({ from })} />
    <DayField label="종료일" value={filter.to} min={filter.from} onChange={to => show({ to })} />
  </FilterBar>
)
