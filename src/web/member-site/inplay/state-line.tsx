import { Lock } from 'lucide-react'
import type { RunningGame } from '#contract/inplay.ts'
import { dangerWord } from '#domain/fixtures/in-play-words.ko.ts'
import { useReport } from '#web/sport/match/live-reports.ts'
import type { MatchState } from '#web/sport/match/match-state.ts'
import { sideName } from '#web/sport/tracker/sides.ts'

type StateLineProps = { readonly game: RunningGame; readonly loadedAt: number; readonly state: MatchState }

/**
 * A line that is always present: why betting is suspended, otherwise who attacks. No layout shift on
 * changes.
 */
export function StateLine({ game, loadedAt, state }: StateLineProps) {
  const { danger } = useReport(game, loadedAt)
  return (
    <span className="flex h-4 items-center gap-1 text-xs leading-4 font-medium text-dim" data-state-line>
      {state.kind !== 'open' ? (
        <span
          className={`flex min-w-0 items-center gap-1 ${state.kind === 'stopped' ? 'text-live' : ''}`}
          data-stop
        >
          <Lock aria-hidden size={11} className="shrink-0" />
          <span className="truncate">{state.text}</span>
        </span>
      ) : (
        danger && (
          <span className="truncate">
            {sideName(game, danger.side)} {dangerWord[danger.level]}
          </span>
        )
      )}
    </span>
  )
}
