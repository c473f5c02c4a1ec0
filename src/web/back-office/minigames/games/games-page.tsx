import { Dices } from 'lucide-react'
import { gameDeskContract } from '#contract/back-office/minigames/game-desk.ts'
import { useCall } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { DeskPage } from '../../kit/desk-page.tsx'
import { readWord } from '../../kit/lists/address.ts'
import { FilteredList } from '../../kit/lists/filtered-list.tsx'
import { TextFilters } from '../../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../../kit/lists/use-paged-call.ts'
import { GameList } from './game-list.tsx'
import { type GamesFilter, gamesForm, gamesQuery, sortOptions, stateOptions } from './games-filter.ts'

const texts = [
  { name: 'search', label: '게임', placeholder: '게임 이름 또는 번호', maxLength: 60, width: 'w-52' },
] as const

/** Refetch interval, since rounds go on. */
const REREAD = 10_000

/** 게임관리: all games with state, current round, and today's figures (handbook 3.3). */
export function Page() {
  const { filter, show } = useAddressFilter(gamesForm)
  const answer = usePagedCall(gameDeskContract.games, { query: gamesQuery(filter) }, filter.page, REREAD)
  const reset = () => show({ search: '', kind: '', state: '' })
  const isNarrowed = filter.search !== '' || filter.kind !== '' || filter.state !== ''
  return (
    <DeskPage title="게임관리">
      <FilteredList
        filters={
          <>
            <Choices filter={filter} onChange={show} />
            <TextFilters fields={texts} values={filter} onSubmit={show} />
          </>
        }
        paired
        isNarrowed={isNarrowed}
        onReset={reset}
        answer={answer}
        page={filter.page}
        onPage={page => show({ page })}
        unit="개"
        icon={Dices}
        nothing="게임이 없습니다."
        nothingLeft="조건에 맞는 게임이 없습니다."
      >
        {({ games }) => <GameList games={games} />}
      </FilteredList>
      <p className="text-xs leading-relaxed text-dim break-keep">
        오늘 금액은 정산이 끝난 회차의 합계이며, 진행 중인 회차의 베팅금은 따로 표시합니다. 수익은 베팅금에서
        지급액을 뺀 금액입니다.
      </p>
    </DeskPage>
  )
}

type ChoicesProps = {
  readonly filter: GamesFilter
  readonly onChange: (change: Partial<GamesFilter>) => void
}

function Choices({ filter, onChange }: ChoicesProps) {
  const { data } = useCall(gameDeskContract.choices, undefined)
  const kinds = [
    { value: '', label: '전체 종류' },
    ...(data?.kinds ?? []).map(({ kind, title }) => ({ value: kind, label: title })),
  ]
  return (
    <>
      <div className="w-36 narrow:col-span-2 narrow:w-auto">
        <SelectField
          label="종류"
          labelHidden
          options={kinds}
          value={filter.kind}
          onChange={({ target }) => onChange({ kind: target.value })}
        />
      </div>
      <div className="w-32 narrow:w-auto">
        <SelectField
          label="상태"
          labelHidden
          options={stateOptions}
          value={filter.state}
          onChange={({ target }) =>
            onChange({ state: readWord(['open', 'maintenance', 'off'] as const, target.value) ?? '' })
          }
        />
      </div>
      <div className="w-36 narrow:w-auto">
        <SelectField
          label="정렬"
          labelHidden
          options={sortOptions}
          value={filter.sort}
          onChange={({ target }) =>
            onChange({
              sort: readWord(['position', 'stakes', 'hold', 'title'] as const, target.value) ?? 'position',
            })
          }
        />
      </div>
    </>
  )
}
