import { tradingContract } from '#contract/back-office/trading.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { FilterBar } from '../../kit/lists/filter-bar.tsx'
import type { DeskFilter } from './desk-filter.ts'
import { DeskSearch } from './desk-search.tsx'

type DeskFiltersProps = {
  readonly filter: DeskFilter
  readonly onChange: (change: Partial<DeskFilter>, replace?: boolean) => void
  /** Moves from the search to its results. */
  readonly onToRows: (search: string) => void
}

type Leagues = Output<typeof tradingContract.leagues>

const noLeagues: Leagues = []

const noFilter = {
  date: '',
  sportId: '',
  leagueId: '',
  search: '',
  betsOnly: false,
  protoOnly: false,
} as const

/** Filters by sport, league, day, name, and open bets. */
export function DeskFilters({ filter, onChange, onToRows }: DeskFiltersProps) {
  const { data: leagues = noLeagues } = useCall(
    tradingContract.leagues,
    { query: { ...(filter.date && { date: filter.date }) } },
    { staleTime: 60_000 },
  )
  const narrowed = Boolean(
    filter.date || filter.sportId || filter.leagueId || filter.search || filter.betsOnly || filter.protoOnly,
  )
  return (
    <FilterBar narrowed={narrowed} onReset={() => onChange(noFilter)} paired>
      <div className="w-32 narrow:w-auto">
        <SelectField
          label="종목"
          labelHidden
          options={[{ value: '', label: '모든 종목' }, ...sportOptions(leagues)]}
          value={filter.sportId}
          onChange={event => onChange({ sportId: event.target.value })}
        />
      </div>
      <div className="w-56 narrow:w-auto">
        <SelectField
          label="리그"
          labelHidden
          options={[{ value: '', label: '모든 리그' }, ...leagueOptions(leagues, filter.sportId)]}
          value={filter.leagueId}
          onChange={event => onChange({ leagueId: event.target.value })}
        />
      </div>
      <DayField label="경기일" value={filter.date} onChange={date => onChange({ date })} />
      <Checkbox label="진행 베팅만" checked={filter.betsOnly} onChange={betsOnly => onChange({ betsOnly })} />
      <Checkbox label="프로토만" checked={filter.protoOnly} onChange={protoOnly => onChange({ protoOnly })} />
      <DeskSearch value={filter.search} onChange={search => onChange({ search }, true)} onToRows={onToRows} />
    </FilterBar>
  )
}

function sportOptions(leagues: Leagues) {
  const counts = new Map<number, { name: string; cnt: number }>()
  for (const { sport_id, sport_name, cnt } of leagues)
    counts.set(sport_id, { name: sport_name, cnt: (counts.get(sport_id)?.cnt ?? 0) + cnt })
  return [...counts].map(([id, { name, cnt }]) => ({
    value: String(id),
    label: `${name} (${formatFigure(cnt)})`,
  }))
}

const leagueOptions = (leagues: Leagues, sportId: string) =>
  leagues
    .filter(({ sport_id }) => sportId === '' || String(sport_id) === sportId)
    .map(({ league_id, league_name, cnt }) => ({
      value: String(league_id),
      label: `${league_name} (${formatFigure(cnt)})`,
    }))
