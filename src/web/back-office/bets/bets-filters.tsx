import { type BetKind, type BetSort, betKinds, betSorts } from '#domain/bets/bet-search.ts'
import { type BetStatus, betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { gameType, gameTypeWord } from '#domain/sports/game-type.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { readWord } from '../kit/lists/address.ts'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { allBets, type BetsFilter, gameWords, isNarrowed, statusWords, styleWords } from './bets-filter.ts'

type BetsFiltersProps = {
  readonly filter: BetsFilter
  readonly onChange: (change: Partial<BetsFilter>) => void
}

const wordOf = (code: string): string => {
  const status: BetStatus | undefined = betStatus(Number(code))
  return status ? betStatusWord[status] : code
}

const statusOptions = [
  { value: '', label: '모든 상태' },
  ...statusWords.map(code => ({ value: code, label: wordOf(code) })),
]
const gameOptions = [
  { value: '', label: '모든 게임' },
  ...gameWords.map(code => ({ value: code, label: gameTypeWord[gameType(Number(code))] })),
]
const styleOptions = [
  { value: '', label: '한국형·유럽형' },
  { value: 'KR', label: '한국형' },
  { value: 'EU', label: '유럽형' },
]
const kindLabels: Readonly<Record<BetKind, string>> = {
  all: '전체',
  large: '고액',
  closing: '마감 직전',
  late: '늦은 베팅',
}
const sortLabels: Readonly<Record<BetSort, string>> = {
  time: '최신순',
  amount: '베팅금순',
  winnings: '예상당첨금순',
}

const names = [
  { name: 'number', label: '베팅번호', placeholder: '베팅번호', maxLength: 36, width: 'w-40' },
  { name: 'member', label: '회원', placeholder: '아이디·닉네임', maxLength: 40, width: 'w-36' },
  { name: 'match', label: '경기', placeholder: '팀·리그·경기번호', maxLength: 60, width: 'w-40' },
  {
    name: 'amount',
    label: '베팅금 이상',
    placeholder: '베팅금 이상',
    maxLength: 10,
    width: 'w-32',
    digits: true,
  },
  { name: 'odds', label: '총배당 이상', placeholder: '총배당 이상', maxLength: 8, width: 'w-28' },
] as const

/**
 * Tabs of bets to check first: large stakes, bets shortly before closing, bets accepted too late
 * (handbook 6.3 고액).
 */
export const KindTabs = ({ filter, onChange }: BetsFiltersProps) => (
  <Tabs
    label="베팅 구분"
    tabs={betKinds.map(key => ({ key, label: kindLabels[key] }))}
    value={filter.only}
    onChange={only => onChange({ only })}
  />
)

/** Number, member, match, stake, odds, status, kind and days. */
export function BetsFilters({ filter, onChange }: BetsFiltersProps) {
  return (
    <FilterBar narrowed={isNarrowed(filter)} onReset={() => onChange(allBets)} paired many>
      <TextFilters fields={names} values={filter} onSubmit={onChange} wraps />
      <div className="w-32 narrow:w-auto">
        <SelectField
          label="상태"
          labelHidden
          options={statusOptions}
          value={filter.status}
          onChange={({ target }) => onChange({ status: readWord(statusWords, target.value) ?? '' })}
        />
      </div>
      <div className="w-32 narrow:w-auto">
        <SelectField
          label="게임"
          labelHidden
          options={gameOptions}
          value={filter.game}
          onChange={({ target }) => onChange({ game: readWord(gameWords, target.value) ?? '' })}
        />
      </div>
      <div className="w-36 narrow:w-auto">
        <SelectField
          label="방식"
          labelHidden
          options={styleOptions}
          value={filter.style}
          onChange={({ target }) => onChange({ style: readWord(styleWords, target.value) ?? '' })}
        />
      </div>
      <DayField
        label="시작일"
        value={filter.from}
        {...(filter.to && { max: filter.to })}
        onChange={from => onChange({ from })}
      />
      <DayField
        label="종료일"
        value={filter.to}
        {...(filter.from && { min: filter.from })}
        onChange={to => onChange({ to })}
      />
      <div className="w-36 narrow:w-auto">
        <SelectField
          label="정렬"
          labelHidden
          options={betSorts.map(value => ({ value, label: sortLabels[value] }))}
          value={filter.sort}
          onChange={({ target }) => onChange({ sort: readWord(betSorts, target.value) ?? 'time' })}
        />
      </div>
    </FilterBar>
  )
}
