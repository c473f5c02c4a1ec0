import { History } from 'lucide-react'
import type { Game } from '#contract/fixtures.ts'

/** "프랑스 리그 1": the place before the league, unless its name says it already. */
export const leagueTitle = ({ location_name, league_name }: Game): string =>
  league_name.includes(location_name) ? league_name : `${location_name} ${league_name}`

/** Play data: a real match is played again. */
export function ReplayMark() {
  return (
    <span
      title="실제로 있었던 경기를 그때의 배당과 결과로 다시 진행합니다."
      className="inline-flex shrink-0 items-center gap-1 rounded-sm bg-s3 px-1.5 py-0.5 text-xs font-medium text-dim"
    >
      <History aria-hidden size={12} />
      실경기 재현
    </span>
  )
}
