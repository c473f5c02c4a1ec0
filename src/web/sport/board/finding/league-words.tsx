import { Dices, History } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Game } from '#contract/fixtures/fixtures.ts'

/** "프랑스 리그 1": the location before the league, unless the league's name contains it. */
export const leagueTitle = ({ location_name, league_name }: Game): string =>
  league_name.includes(location_name) ? league_name : `${location_name} ${league_name}`

/** Header of a league's matches; on a phone the name may take two lines within the header's height. */
export const LeagueTitle = ({ children }: { readonly children: ReactNode }) => (
  <h2 className="line-clamp-2 min-w-0 text-sm leading-4 font-semibold">{children}</h2>
)

const marks = {
  replay: {
    Icon: History,
    before: '지난 경기 ',
    word: '다시보기',
    title: '실제로 열렸던 경기를 그때의 배당과 결과로 다시 진행합니다.',
  },
  simulation: { Icon: Dices, before: '', word: '시뮬레이션', title: '가상의 팀이 겨루는 경기입니다.' },
} as const

/** Marks play data: a replay of a real match, or a simulated one; `note` is the game's own text. */
export function PlayMark({ note }: { readonly note: string | null }) {
  if (note === null) return null
  const { Icon, before, word, title } = marks[note.includes(marks.simulation.word) ? 'simulation' : 'replay']
  return (
    <span
      title={title}
      className="inline-flex shrink-0 items-center gap-1 rounded-sm bg-s3 px-1.5 py-0.5 text-xs font-medium text-dim"
    >
      <Icon aria-hidden size={12} />
      <span className="max-[379px]:sr-only">
        <span className="mobile:sr-only">{before}</span>
        {word}
      </span>
    </span>
  )
}
