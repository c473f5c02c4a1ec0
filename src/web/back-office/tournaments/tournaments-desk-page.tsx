import { Trophy } from 'lucide-react'
import { tournamentOperatorContract } from '#contract/promotions/tournaments.ts'
import { tournamentProductWord, tournamentStateWord } from '#domain/promotions/tournament.ts'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, oneOf } from '../kit/lists/list-filter.ts'
import { DeskTournamentList } from './desk-tournament-list.tsx'
import { TournamentDialog } from './tournament-dialog.tsx'

/** 토너먼트관리: running, coming and paid tournaments (CASINO-009). */
export const Page = listDesk({
  title: '토너먼트관리',
  call: tournamentOperatorContract.list,
  filter: listFilter({
    product: oneOf(tournamentProductWord, { label: '구분', all: '전체 구분' }),
    state: oneOf(tournamentStateWord, { label: '상태', all: '전체 상태' }),
  }),
  writes: 'promotions:write',
  adds: { label: '토너먼트 등록', dialog: close => <TournamentDialog onClose={close} /> },
  list: ({ tournaments }) => <DeskTournamentList tournaments={tournaments} />,
  unit: '건',
  icon: Trophy,
  nothing: '등록된 토너먼트가 없습니다.',
  nothingLeft: '조건에 맞는 토너먼트가 없습니다.',
})
