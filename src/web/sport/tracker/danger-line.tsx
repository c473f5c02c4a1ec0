import type { TrackedMatch } from '#contract/fixtures/inplay.ts'
import type { LiveReportState } from '#contract/live/live.ts'
import { dangerWord } from '#domain/fixtures/in-play-words.ko.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { sideName } from './sides.ts'

type DangerLineProps = {
  readonly match: Pick<TrackedMatch, 'home_participants_name' | 'away_participants_name'>
  readonly danger: LiveReportState['danger']
}

/** The attacking side and how dangerous the attack is: the pitch diagram in words. */
export function DangerLine({ match, danger }: DangerLineProps) {
  return (
    <p className="mt-2 flex h-6 items-center gap-2 text-sm" data-danger={danger?.level ?? 'none'}>
      {danger ? (
        <>
          <b
            className={classNames(
              'shrink-0 rounded-sm px-1.5 text-xs leading-5',
              danger.level === 'danger' ? 'bg-live text-bg' : 'bg-live-wash text-live',
            )}
          >
            {dangerWord[danger.level]}
          </b>
          <span className="min-w-0 truncate">{sideName(match, danger.side)}</span>
        </>
      ) : (
        <span className="text-dim">진행 중</span>
      )}
    </p>
  )
}
