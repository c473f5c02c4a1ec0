import { ListOrdered } from 'lucide-react'
import { gameDeskContract } from '#contract/back-office/minigames/game-desk.ts'
import { roundDeskContract } from '#contract/back-office/minigames/round-desk.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { now } from '#web/kit/time/time.ts'
import { DeskPage } from '../../kit/desk-page.tsx'
import { CountedAnswer } from '../../kit/lists/counted-answer.tsx'
import { setDayOf } from '../../kit/lists/day-fields.tsx'
import { Filters } from '../../kit/lists/filters.tsx'
import { idOf, listFilter, oneOf, useListFilter } from '../../kit/lists/list-filter.ts'
import { usePagedCall } from '../../kit/lists/use-paged-call.ts'
import { RoundList } from './round-list.tsx'
import { roundStateWords } from './round-words.tsx'

/** Refetch interval in milliseconds, because new rounds start. */
const REREAD = 10_000

const useGames = () => useCall(gameDeskContract.choices, undefined)

const useGameOptions = () =>
  useGames().data?.games.map(({ gameId, title }) => ({ value: String(gameId), label: title })) ?? []

const filter = listFilter({
  gameId: { ...idOf({ label: '게임', useOptions: useGameOptions, width: 'w-52' }), excludes: false },
  date: setDayOf({ label: '날짜' }, () => seoulDay(now())),
  state: oneOf(roundStateWords, { label: '상태', all: '전체 상태', width: 'w-32' }),
})

/** 회차·결과: the rounds of a game's day, read-only; nobody can set or change a draw. */
export const Page = () => (
  <DeskPage title="회차·결과">
    <AnswerView answer={useGames()} waiting={<SkeletonRows rows={6} />}>
      {({ games }) => <Rounds firstGame={games[0]?.gameId ?? 0} />}
    </AnswerView>
  </DeskPage>
)

/** Without a game in the address the first one is shown. */
function Rounds({ firstGame }: { readonly firstGame: number }) {
  const { values, show, query, isNarrowed, toPage, reset } = useListFilter(filter)
  const gameId = values.gameId || String(firstGame)
  const answer = usePagedCall(roundDeskContract.rounds, { query: { ...query, gameId } }, values.page, REREAD)
  return (
    <>
      <Filters of={filter} values={{ ...values, gameId }} onChange={show} />
      <CountedAnswer
        answer={answer}
        page={values.page}
        onPage={toPage}
        unit="회차"
        icon={ListOrdered}
        nothing="이 날짜에는 회차가 없습니다."
        narrowed={isNarrowed ? { nothing: '조건에 맞는 회차가 없습니다.', onReset: reset } : undefined}
      >
        {({ rounds }) => <RoundList rounds={rounds} />}
      </CountedAnswer>
    </>
  )
}
