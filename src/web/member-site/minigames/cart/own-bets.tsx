import type { OwnRoundBet } from '#contract/minigame/round-bets.ts'
import { type BetStatus, betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { formatOdds, parseOdds, winnings } from '#domain/odds.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

type OwnBetsProps = {
  /** The round open for betting: its number, and the maximum bets of a member. */
  readonly round: { readonly id: string; readonly round: number } | undefined
  readonly slipsMax: number
  /** Bets on the latest rounds, newest first; undefined while they are loading. */
  readonly bets: readonly OwnRoundBet[] | undefined
  /** Ids of bets whose draw animation has not been shown; their results stay hidden. */
  readonly untold: ReadonlySet<string>
}

const SHOWN_MAX = 6

const tones: Readonly<Record<BetStatus, BadgeTone>> = {
  ...{ open: 'bright', won: 'jade', void: 'gold', lost: 'plain', cancelled: 'plain' },
}

/** The member's bets on the open round and the last rounds, each with its winnings. */
export function OwnBets({ round, slipsMax, bets, untold }: OwnBetsProps) {
  const shown = (bets ?? noRows).slice(0, SHOWN_MAX)
  const count = (bets ?? noRows).filter(({ fixtureId }) => fixtureId === round?.id).length
  return (
    <section aria-labelledby="own-round-bets" className="card flex min-w-0 flex-col" data-own-bets>
      <header className="flex min-h-11 items-center gap-2 border-b border-line px-4 mobile:px-3">
        <h2 id="own-round-bets" className="text-base">
          내 베팅
        </h2>
        {round && (
          <>
            <span className="text-sm text-dim">{`${round.round}회차`}</span>
            <span className="ml-auto text-sm text-dim">{`${count} / ${slipsMax}건`}</span>
          </>
        )}
      </header>
      {bets === undefined && <SkeletonRows rows={2} className="mx-4 my-3 h-5" />}
      {bets?.length === 0 && (
        <p className="grid min-h-20 flex-1 place-items-center px-4 py-3 text-sm text-dim">
          아직 이 게임에 베팅하지 않았습니다.
        </p>
      )}
      <ul className="divide-y divide-line">
        {shown.map(bet => (
          <BetRow key={bet.id} bet={bet} current={bet.fixtureId === round?.id} hidden={untold.has(bet.id)} />
        ))}
      </ul>
      <p className="mt-auto border-t border-line px-4 py-2.5 text-sm text-dim mobile:px-3">
        결과가 나오면 바로 지급되고, 이유는 베팅내역에 남습니다.
      </p>
    </section>
  )
}

type BetRowProps = { readonly bet: OwnRoundBet; readonly current: boolean; readonly hidden: boolean }

function BetRow({ bet, current, hidden }: BetRowProps) {
  const status = (hidden ? undefined : betStatus(bet.status)) ?? 'open'
  const odds = parseOdds(bet.betPrice)
  // A lost bet would reveal its result by its amount.
  const expected = odds === undefined ? 0 : winnings(won(bet.amounts), odds)
  const paid = status === 'won' || status === 'void'
  return (
    <li
      data-own-bet={status}
      className="grid min-h-10 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 px-4 py-1.5 text-sm mobile:px-3"
    >
      <span className={classNames('min-w-0', current ? 'font-semibold' : 'text-dim')}>
        {!current && `${bet.round}회차 `}
        {`${bet.marketNameKorean} · ${bet.betNameKorean}`}
        <span className="block text-xs font-normal text-dim">
          {`${odds === undefined ? '' : formatOdds(odds)}배 · ${formatFigure(bet.amounts)}원`}
        </span>
      </span>
      <span className={classNames('text-right font-bold whitespace-nowrap', status === 'won' && 'text-jade')}>
        {status === 'lost' ? '0원' : `${paid ? '+' : ''}${formatFigure(hidden ? expected : bet.winnings)}원`}
      </span>
      <Badge tone={tones[status]}>{betStatusWord[status]}</Badge>
    </li>
  )
}
