import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Output } from '#contract/route.ts'
import { tradingContract } from '#contract/trading.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useCall } from '#web/kit/api/api.ts'
import { Button, IconButton } from '#web/kit/controls/button.tsx'
import { Checkbox, SelectField } from '#web/kit/controls/choice-fields.tsx'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import type { DeskFilter } from './desk-filter.ts'

type DeskFiltersProps = {
  readonly filter: DeskFilter
  readonly onChange: (change: Partial<DeskFilter>, replace?: boolean) => void
  /** From the search on to what it finds. */
  readonly onToRows: (search: string) => void
}

type Leagues = Output<typeof tradingContract.leagues>

const noLeagues: Leagues = []

/** Sport, league, day, name, and whether there must be open bets. */
export function DeskFilters({ filter, onChange, onToRows }: DeskFiltersProps) {
  const { data: leagues = noLeagues } = useCall(
    tradingContract.leagues,
    { query: { ...(filter.date && { date: filter.date }) } },
    { staleTime: 60_000 },
  )
  const narrowed = Boolean(
    filter.date || filter.sportId || filter.leagueId || filter.search || filter.betsOnly,
  )
  return (
    <div className="flex flex-wrap items-center gap-2 narrow:grid narrow:grid-cols-2">
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
      <SearchField
        value={filter.search}
        onChange={search => onChange({ search }, true)}
        onToRows={onToRows}
      />
      {narrowed && (
        <div className="narrow:col-span-2 narrow:-my-1">
          <Button
            look="quiet"
            size="sm"
            onClick={() => onChange({ date: '', sportId: '', leagueId: '', search: '', betsOnly: false })}
          >
            필터 초기화
          </Button>
        </div>
      )}
    </div>
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

/** How long after the last key the list is asked for. */
const TYPING_PAUSE = 300

type SearchFieldProps = {
  readonly value: string
  readonly onChange: (search: string) => void
  readonly onToRows: (search: string) => void
}

/** Names of teams and leagues, their Korean initials, or a fixture's id. ↓ and Enter go on to the first row. */
function SearchField({ value, onChange, onToRows }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  // The address has moved on by itself: back, forward, or a reset.
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  // What else was chosen during the pause counts too: the filter as it is when the pause is over.
  const send = (typed: string) => {
    if (typed !== value) onChange(typed)
  }
  const tell = useEffectEvent(send)
  useEffect(() => {
    const timer = window.setTimeout(() => tell(text.trim()), TYPING_PAUSE)
    return () => window.clearTimeout(timer)
  }, [text])
  const input = useRef<HTMLInputElement>(null)
  const onKey = (event: KeyboardEvent) => {
    // Enter also ends a Korean syllable; that one is not for us.
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return
    event.preventDefault()
    send(text.trim())
    onToRows(text.trim())
  }
  const clear = () => {
    setText('')
    send('')
    input.current?.focus()
  }
  return (
    <div className="relative w-64 [&_input]:pr-10 [&_input::-webkit-search-cancel-button]:hidden narrow:col-span-2 narrow:w-auto">
      <TextField
        ref={input}
        label="경기 검색"
        labelHidden
        type="search"
        placeholder="팀, 리그, 초성, 경기번호"
        maxLength={60}
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={onKey}
        data-desk-search
      />
      {text === '' ? (
        <Search
          aria-hidden
          size={16}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-dim"
        />
      ) : (
        <div className="absolute inset-y-0 right-0.5 grid place-items-center">
          <IconButton size="sm" label="검색어 지우기" onClick={clear}>
            <X aria-hidden size={16} />
          </IconButton>
        </div>
      )}
    </div>
  )
}
