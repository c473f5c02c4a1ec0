import { Link } from '@tanstack/react-router'
import { fixtureCode } from '#contract/wire/status-codes.ts'
import { matchText, type Selection } from '#domain/slip/selection.ts'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useScore } from '#web/sport/match/use-score.ts'
import { ScoredSide } from '#web/sport/tracker/scored-side.tsx'
import { HomePrices, winnerWords } from './home-prices.tsx'
import { matchPath } from './match-path.ts'
import type { LiveMatch } from './use-live-matches.ts'

type LiveCardProps = {
  readonly match: LiveMatch
  readonly loadedAt: number
  /** The connection was silent too long, so no odds are reliable. */
  readonly silent: boolean
  readonly className: string
  readonly onPick: (selection: Selection) => void
}

/** A live match: its state, which links to it, and its odds. */
export function LiveCard({ match, loadedAt, silent, className, onPick }: LiveCardProps) {
  const { status } = useScore(match, loadedAt)
  const { priced } = match
  return (
    <article
      aria-label={matchText(match.home_participants_name, match.away_participants_name)}
      className={classNames(
        'card grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] gap-2.5 p-3',
        className,
      )}
      data-live-game={match.fixtureId}
    >
      <Standing match={match} loadedAt={loadedAt} />
      {priced ? (
        <HomePrices
          game={priced}
          closed={silent || status !== fixtureCode.live}
          onPick={onPick}
          stacked
          shownAs={winnerWords}
        />
      ) : (
        <p className="line-clamp-2 grid h-13 place-items-center rounded-md bg-s2/50 px-2 text-center text-xs text-dim">
          {match.replayOf ?? '베팅할 수 없는 경기입니다.'}
        </p>
      )}
    </article>
  )
}

/** League, period, clock and score; links to the markets if there are any. */
function Standing({ match, loadedAt }: Pick<LiveCardProps, 'match' | 'loadedAt'>) {
  const content = <StandingLines match={match} loadedAt={loadedAt} />
  if (!match.priced) return <div className="grid grid-cols-[minmax(0,1fr)] content-between">{content}</div>
  return (
    <Link
      {...matchPath.running(match.fixtureId)}
      className="group grid grid-cols-[minmax(0,1fr)] content-between rounded-md -outline-offset-2"
    >
      {content}
    </Link>
  )
}

function StandingLines({ match, loadedAt }: Pick<LiveCardProps, 'match' | 'loadedAt'>) {
  const { home, away, period, seconds } = useScore(match, loadedAt)
  return (
    <>
      <span className="flex items-center gap-1.5 text-xs text-dim">
        <SportIcon sportId={match.sport_id} size={14} />
        <Flag code={match.location_code} />
        <span className="min-w-0 flex-1 truncate">{match.league_name}</span>
        <span className="shrink-0 font-bold text-live" data-period>
          {period.label}
          {seconds !== null && ` ${Math.floor(seconds / 60)}′`}
        </span>
      </span>
      <ScoredSide match={match} side="home" score={home} against={away} size="lg" />
      <ScoredSide match={match} side="away" score={away} against={home} size="lg" />
    </>
  )
}
