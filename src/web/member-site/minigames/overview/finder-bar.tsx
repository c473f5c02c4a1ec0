import { Star } from 'lucide-react'
import type { WireGame } from '#contract/minigame/minigames.ts'
import { SearchField } from '#web/kit/controls/search-field.tsx'
import { ChipRow, ToggleChip } from '#web/kit/controls/toggle-chip.tsx'
import { type Finder, lengthsOf } from './finder.ts'
import { byFamily, intervalText } from './places.ts'

type FinderBarProps = {
  readonly games: readonly WireGame[]
  readonly finder: Finder
  readonly onChange: (change: Partial<Finder>) => void
}

const mineWords = { favourite: '즐겨찾기', recent: '최근' } as const

/** Search and filters of the lobby: by name or initials, kind, own games, closing, and length of a round. */
export function FinderBar({ games, finder, onChange }: FinderBarProps) {
  const toggleMine = (mine: 'favourite' | 'recent') =>
    onChange({ mine: finder.mine === mine ? undefined : mine })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SearchField label="게임 이름 검색" value={finder.text} onChange={text => onChange({ text })} />
      <ChipRow label="게임 종류">
        <ToggleChip chosen={finder.kind === undefined} onPress={() => onChange({ kind: undefined })}>
          전체
          <span className="font-normal">{games.length}</span>
        </ToggleChip>
        {byFamily(games).map(({ title, games: own }) => (
          <ToggleChip key={title} chosen={finder.kind === title} onPress={() => onChange({ kind: title })}>
            {title}
            <span className="font-normal">{own.length}</span>
          </ToggleChip>
        ))}
      </ChipRow>
      <ChipRow label="게임 고르기">
        <ToggleChip chosen={finder.soon} onPress={() => onChange({ soon: !finder.soon })}>
          지금 마감
        </ToggleChip>
        <ToggleChip chosen={finder.mine === 'favourite'} onPress={() => toggleMine('favourite')}>
          <Star aria-hidden size={14} />
          {mineWords.favourite}
        </ToggleChip>
        <ToggleChip chosen={finder.mine === 'recent'} onPress={() => toggleMine('recent')}>
          {mineWords.recent}
        </ToggleChip>
        {lengthsOf(games).map(seconds => (
          <ToggleChip
            key={seconds}
            chosen={finder.seconds === seconds}
            onPress={() => onChange({ seconds: finder.seconds === seconds ? undefined : seconds })}
          >
            {intervalText(seconds)}
          </ToggleChip>
        ))}
      </ChipRow>
    </div>
  )
}
