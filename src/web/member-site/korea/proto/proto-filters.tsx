import type { ProtoGame } from '#contract/fixtures/proto.ts'
import { ChipRow, ToggleChip } from '#web/kit/controls/toggle-chip.tsx'
import { type ProtoChoice, type ProtoFilter, protoLeagues, protoSports } from './proto-filter.ts'

type ProtoFiltersProps = {
  readonly games: readonly ProtoGame[]
  readonly filter: ProtoFilter
  readonly onChange: (filter: ProtoFilter) => void
}

/** Filters of a round: sport, closing, single purchase, league. */
export function ProtoFilters({ games, filter, onChange }: ProtoFiltersProps) {
  const { sport, league, alone, soon } = filter
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ChipRow label="종목">
        <ToggleChip
          chosen={sport === undefined}
          onPress={() => onChange({ ...filter, sport: undefined, league: undefined })}
        >
          전체
          <span className="font-normal">{games.length}</span>
        </ToggleChip>
        {protoSports(games).map(one => (
          <Choice
            key={one.id}
            choice={one}
            chosen={one.id === sport}
            onPress={() => onChange({ ...filter, sport: one.id, league: undefined })}
          />
        ))}
      </ChipRow>
      <ChipRow label="경기 고르기">
        <ToggleChip chosen={soon} onPress={() => onChange({ ...filter, soon: !soon })}>
          마감순
        </ToggleChip>
        <ToggleChip chosen={alone} onPress={() => onChange({ ...filter, alone: !alone })}>
          한경기구매
        </ToggleChip>
        {protoLeagues(games, filter).map(one => (
          <Choice
            key={one.id}
            choice={one}
            chosen={one.id === league}
            onPress={() => onChange({ ...filter, league: one.id === league ? undefined : one.id })}
          />
        ))}
      </ChipRow>
    </div>
  )
}

type ChoiceProps = {
  readonly choice: ProtoChoice
  readonly chosen: boolean
  readonly onPress: () => void
}

const Choice = ({ choice, ...chip }: ChoiceProps) => (
  <ToggleChip {...chip}>
    {choice.label}
    <span className="font-normal">{choice.count}</span>
  </ToggleChip>
)
