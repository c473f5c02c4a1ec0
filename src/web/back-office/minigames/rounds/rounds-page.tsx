import { ListOrdered } from 'lucide-react'
import { gameDeskContract } from '#contract/back-office/minigames/game-desk.ts'
import { roundDeskContract } from '#contract/back-office/minigames/round-desk.ts'
import type { Output } from '#contract/wire/route.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { DeskPage } from '../../kit/desk-page.tsx'
import { readWord } from '../../kit/lists/address.ts'
import { CountedAnswer } from '../../kit/lists/counted-answer.tsx'
import { FilterBar } from '../../kit/lists/filter-bar.tsx'
import { useAddressFilter } from '../../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../../kit/lists/use-paged-call.ts'
import { RoundList } from './round-list.tsx'
import { type RoundsFilter, roundStateWords, roundsForm, states } from './rounds-filter.ts'

type Games = Output<typeof gameDeskContract.choices>['games']

/** Refetch interval in milliseconds, because new rounds start. */
const REREAD = 10_000

/** 회차·결과: the rounds of a game's day, read-only; nobody can set or change a draw. */
export function Page() {
  const answer = useCall(gameDeskContract.choices, undefined)
  return (
    <DeskPage title="회차·결과">
      <AnswerView answer={answer} waiting={<SkeletonRows rows={6} />}>
        {({ games }) => <Rounds games={games} />}
      </AnswerView>
    </DeskPage>
  )
}

function Rounds({ games }: { readonly games: Games }) {
  const { filter, show } = useAddressFilter(roundsForm)
  const gameId = filter.gameId || String(games[0]?.gameId ?? '')
  const { date, state, page } = filter
  const query = { gameId, date, ...(state && { state }), page }
  const answer = usePagedCall(roundDeskContract.rounds, { query }, page, REREAD)
  return (
    <>
      <Filters games={games} filter={{ ...filter, gameId }} onChange={show} />
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="회차"
        icon={ListOrdered}
        nothing="이 날짜에는 회차가 없습니다."
        narrowed={
          state ? { nothing: '조건에 맞는 회차가 없습니다.', onReset: () => show({ state: '' }) } : undefined
        }
      >
        {({ rounds }) => <RoundList rounds={rounds} />}
      </CountedAnswer>
    </>
  )
}

type FiltersProps = {
  readonly games: Games
  readonly filter: RoundsFilter
  readonly onChange: (change: Partial<RoundsFilter>) => void
}

const stateOptions = [
  { value: '', label: '전체 상태' },
  ...states.map(value => ({ value, label: roundStateWords[value] })),
]

const Filters = ({ games, filter, onChange }: FiltersProps) => (
  <FilterBar narrowed={filter.state !== ''} onReset={() => onChange({ state: '' })} paired>
    <div className="w-52 narrow:col-span-2 narrow:w-auto">
      <SelectField
        label="게임"
        labelHidden
        options={games.map(({ gameId, title }) => ({ value: String(gameId), label: title }))}
        value={filter.gameId}
        onChange={({ target }) => onChange({ gameId: target.value })}
      />
    </div>
    <DayField label="날짜" value={filter.date} onChange={date => date && onChange({ date })} />
    <div className="w-32 narrow:w-auto">
      <SelectField
        label="상태"
        labelHidden
        options={stateOptions}
        value={filter.state}
        onChange={({ target }) => onChange({ state: readWord(states, target.value) ?? '' })}
      />
    </div>
  </FilterBar>
)
