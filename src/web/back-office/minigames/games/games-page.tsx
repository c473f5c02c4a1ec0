import { Dices } from 'lucide-react'
import { gameDeskContract } from '#contract/back-office/minigames/game-desk.ts'
import { useCall } from '#web/client/api/api.ts'
import { listDesk } from '../../kit/lists/list-desk.tsx'
import { choiceOf, listFilter, oneOf, orderOf, text } from '../../kit/lists/list-filter.ts'
import { GameList } from './game-list.tsx'

const stateWords = { open: '운영중', maintenance: '점검중', off: '숨김·중지' } as const
const orderWords = {
  position: '기본순',
  stakes: '오늘 베팅금순',
  hold: '오늘 수익순',
  title: '이름순',
} as const

function useKinds() {
  const { data } = useCall(gameDeskContract.choices, undefined)
  const kinds = data?.kinds ?? []
  return [
    { value: '', label: '전체 종류' },
    ...kinds.map(({ kind, title }) => ({ value: kind, label: title })),
  ]
}

/** 게임관리: all games with state, current round, and today's figures (handbook 3.3). */
export const Page = listDesk({
  title: '게임관리',
  call: gameDeskContract.games,
  filter: listFilter({
    kind: choiceOf(/^[a-z0-9-]{1,30}$/, { label: '종류', useOptions: useKinds }),
    state: oneOf(stateWords, { label: '상태', all: '전체 상태', width: 'w-32' }),
    sort: orderOf(orderWords, 'position'),
    search: text(60, { label: '게임', placeholder: '게임 이름 또는 번호', width: 'w-52' }),
  }),
  // Refetches, because new rounds start.
  rereadEvery: 10_000,
  unit: '개',
  icon: Dices,
  nothing: '게임이 없습니다.',
  nothingLeft: '조건에 맞는 게임이 없습니다.',
  list: ({ games }) => <GameList games={games} />,
  below: (
    <p className="text-xs leading-relaxed text-dim break-keep">
      오늘 금액은 정산이 끝난 회차의 합계이며, 진행 중인 회차의 베팅금은 따로 표시합니다. 수익은 베팅금에서
      지급액을 뺀 금액입니다.
    </p>
  ),
})
