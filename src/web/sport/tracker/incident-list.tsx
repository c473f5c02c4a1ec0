import {
  CornerUpRight,
  Diamond,
  Flag,
  Goal,
  type LucideIcon,
  Monitor,
  MonitorX,
  Pause,
  RefreshCw,
  Target,
  Timer,
  Trophy,
  UsersRound,
} from 'lucide-react'
import type { TrackedMatch, WireIncident } from '#contract/fixtures/inplay.ts'
import { incidentWord } from '#domain/fixtures/in-play-words.ko.ts'
import type { SportId } from '#domain/ids.ts'
import { periodLabel } from '#domain/sports/period-label.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { sideName } from './sides.ts'

/** Cards are drawn as cards, without an icon. */
const icons: Readonly<Partial<Record<WireIncident['kind'], LucideIcon>>> = {
  goal: Goal,
  corner: CornerUpRight,
  penalty: Target,
  'penalty-missed': Target,
  var: Monitor,
  'var-no-goal': MonitorX,
  'power-play': UsersRound,
  'set-point': Flag,
  'match-point': Flag,
  'bases-loaded': Diamond,
  'pitching-change': RefreshCw,
  'home-run': Trophy,
  timeout: Timer,
  'period-start': Timer,
  'period-end': Pause,
}

type IncidentListProps = {
  readonly match: Pick<TrackedMatch, 'sport_id' | 'home_participants_name' | 'away_participants_name'>
  readonly incidents: readonly WireIncident[]
}

/** Incidents, latest first. */
export function IncidentList({ match, incidents }: IncidentListProps) {
  if (incidents.length === 0)
    return (
      <p className="grid h-40 place-items-center text-sm text-dim @[620px]:h-48">
        아직 주요 장면이 없습니다.
      </p>
    )
  return (
    <ol
      aria-label="주요 장면"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
      tabIndex={0}
      className="scroll-quiet h-40 overflow-y-auto pr-1 text-sm -outline-offset-2 @[620px]:h-48"
    >
      {incidents.toReversed().map(incident => (
        <Incident key={incident.number} match={match} incident={incident} />
      ))}
    </ol>
  )
}

const great: ReadonlySet<string> = new Set(['goal', 'home-run', 'red-card'])

function Incident({
  match,
  incident,
}: {
  readonly match: IncidentListProps['match']
  readonly incident: WireIncident
}) {
  const { kind, side, periodCode, seconds, number } = incident
  const Icon = icons[kind]
  const period = periodLabel(periodCode, match.sport_id as SportId)
  const isBreak = kind === 'period-start' || kind === 'period-end'
  return (
    <li
      data-incident={number}
      data-kind={kind}
      className={classNames('flex h-8 animate-fade items-center gap-2', isBreak && 'text-dim')}
    >
      <span className="w-12 shrink-0 text-right text-xs text-dim">
        {seconds === null ? period : `${Math.floor(seconds / 60)}′`}
      </span>
      <span
        className={classNames(
          'grid size-5 shrink-0 place-items-center',
          great.has(kind) ? 'text-live' : 'text-dim',
        )}
      >
        {Icon ? (
          <Icon aria-hidden size={15} />
        ) : (
          <span
            aria-hidden
            className={classNames('h-3.5 w-2.5 rounded-[2px]', kind === 'red-card' ? 'bg-up' : 'bg-gold')}
          />
        )}
      </span>
      <span className={classNames('shrink-0', great.has(kind) && 'font-bold')}>
        {isBreak ? `${period} ${incidentWord[kind]}` : incidentWord[kind]}
      </span>
      {side && <span className="min-w-0 truncate text-dim">{sideName(match, side)}</span>}
    </li>
  )
}
