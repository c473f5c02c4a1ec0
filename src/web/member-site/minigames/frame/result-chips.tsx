import { Check } from 'lucide-react'
import type { DrawnRound } from '#contract/minigame/minigames.ts'
import { resultGroups } from '#domain/minigames/result-words.ko.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

type ResultChipsProps = {
  readonly kind: string
  readonly drawn: DrawnRound
  /** The member's winning picks as `market.pick`. */
  readonly ownWins: ReadonlySet<string>
  /** The animation has been shown; until then the space is reserved and nothing is revealed. */
  readonly told: boolean
}

/** A draw in parts with its market results; the member's winning picks are highlighted. */
export function ResultChips({ kind, drawn, ownWins, told }: ResultChipsProps) {
  const groups = resultGroups(kind, drawn.draw, drawn.results, drawn.gameId) ?? []
  return (
    <div className="flex flex-wrap gap-2 mobile:gap-1.5" data-result-chips={told ? drawn.roundId : undefined}>
      {groups.map(({ head, words }) => (
        <div
          key={head}
          className={classNames(
            'flex min-h-12 flex-[1_1_16rem] flex-wrap items-center gap-1.5 rounded-md bg-s2 px-3 py-1.5 mobile:min-h-10 mobile:py-1',
            !told && '[&>*]:invisible',
          )}
        >
          <b className="mr-auto text-lg font-extrabold tracking-tight mobile:text-base">{head}</b>
          {words.map(({ market, pick, word }) => {
            const hit = ownWins.has(`${market}.${pick}`)
            return (
              <span
                key={`${market}.${pick}`}
                data-chip={hit ? 'hit' : 'plain'}
                className={classNames(
                  'inline-flex h-7 items-center gap-1 rounded-sm px-2.5 text-sm whitespace-nowrap',
                  hit ? 'bg-jade font-bold text-jade-ink' : 'bg-s3 font-semibold',
                )}
              >
                {word}
                {hit && <Check aria-label="적중" size={14} strokeWidth={3} />}
              </span>
            )
          })}
        </div>
      ))}
    </div>
  )
}
