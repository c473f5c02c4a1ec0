import type { OfferedRound, WireGame } from '#contract/minigame/minigames.ts'
import { instant, SECOND } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { CountdownRing } from '#web/kit/display/countdown-ring.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { useHouseClock } from './house-clock.ts'
import { phaseOf, type RoundPhase } from './use-rounds.ts'

const phases: Readonly<Record<RoundPhase, { readonly text: string; readonly tone: 'jade' | 'plain' }>> = {
  open: { text: '베팅가능', tone: 'jade' },
  closed: { text: '베팅마감', tone: 'plain' },
  due: { text: '결과대기', tone: 'plain' },
}

const clockText = (at: number): string => formatSeoul(instant(at), 'YYYY-MM-DD HH:mm:ss').slice(-8)

type RoundCardProps = { readonly game: WireGame; readonly round: OfferedRound | undefined }

/** The round open for betting: time left, closing and draw. */
export function RoundCard({ game, round }: RoundCardProps) {
  const mobile = useLayoutMode() === 'mobile'
  const phase = useHouseClock(at => (round ? phaseOf(round, at) : 'due'))
  const toClose = useHouseClock(at => (round ? round.closesAt - at : 0))
  const toDraw = useHouseClock(at => (round ? round.drawsAt - at : 0))
  const whole = round ? round.drawsAt - round.startsAt : game.intervalSeconds * SECOND
  const closing = round ? round.drawsAt - round.closesAt : game.closeSeconds * SECOND
  const { text, tone } = round ? phases[phase] : { text: '휴장', tone: 'plain' as const }
  return (
    <section
      aria-label="진행 회차"
      data-round={round?.roundId}
      data-phase={round ? phase : 'none'}
      className="grid content-center justify-items-center gap-3.5 border-l border-line p-4 text-center mobile:grid-cols-[auto_minmax(0,1fr)] mobile:items-center mobile:border-b mobile:border-l-0 mobile:px-3 mobile:py-2.5 mobile:text-left"
    >
      <CountdownRing
        toClose={phase === 'open' ? toClose : 0}
        toDraw={Math.max(0, toDraw)}
        whole={whole}
        closing={closing}
        size={mobile ? 84 : 120}
      />
      <div className="grid justify-items-center gap-2 mobile:w-full mobile:grid-cols-[auto_minmax(0,1fr)] mobile:items-center mobile:justify-items-start mobile:gap-x-2.5">
        <h2 className="text-xl">{round ? `${round.round}회차` : '-'}</h2>
        <Badge tone={tone}>{text}</Badge>
        {/* Keeps its place while there is no round. */}
        <p
          className={classNames(
            'grid gap-x-2.5 text-sm text-dim mobile:col-span-2 mobile:grid-flow-col',
            !round && 'invisible',
          )}
        >
          <span>{`${clockText(round?.closesAt ?? 0)} 마감`}</span>
          <span>{`${clockText(round?.drawsAt ?? 0)} 추첨`}</span>
        </p>
      </div>
    </section>
  )
}
