import type { ProtoGame } from '#contract/fixtures/proto.ts'
import { formatSeoul, weekdaySeoul } from '#domain/korean-formats.ts'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { LeagueTitle, leagueTitle, PlayMark } from '#web/sport/board/finding/league-words.tsx'
import { startOf } from '#web/sport/prices/offered.ts'
import { GameRows } from '../game-rows.tsx'

type ProtoGameCardProps = { readonly game: ProtoGame; readonly closeSeconds: number }

/** A game of the round with its number, as on the voucher. */
export function ProtoGameCard({ game, closeSeconds }: ProtoGameCardProps) {
  const startsAt = startOf(game)
  return (
    <section
      aria-label={`${game.number}번 ${leagueTitle(game)}`}
      className="card overflow-clip"
      data-proto={game.number}
    >
      <header className="flex h-10 items-center gap-2 border-b border-line bg-s2 pr-3.5 pl-2 mobile:pr-3">
        <span className="grid h-6 min-w-10 place-items-center rounded-sm bg-s3 px-1.5 text-sm font-bold text-gold">
          {String(game.number).padStart(3, '0')}
        </span>
        <SportIcon sportId={game.sport_id} size={16} />
        <Flag code={game.location_code} />
        <LeagueTitle>{leagueTitle(game)}</LeagueTitle>
        {game.soldAlone && (
          <span className="shrink-0 rounded-sm border border-jade/40 px-1.5 py-0.5 text-xs font-semibold text-jade">
            한경기구매
          </span>
        )}
        <span className="mobile:hidden">
          <PlayMark note={game.replayOf} />
        </span>
        <time className="ml-auto shrink-0 text-sm text-dim">
          {formatSeoul(startsAt, 'MM-DD HH:mm').slice(0, 5)} ({weekdaySeoul(startsAt)})
        </time>
      </header>
      <GameRows game={game} closeSeconds={closeSeconds} onMore={() => {}} />
    </section>
  )
}
