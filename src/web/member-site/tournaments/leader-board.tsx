import { Trophy } from 'lucide-react'
import type { Tournament, TournamentRow } from '#contract/promotions/tournaments.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { scoreText, type TournamentRule, tournamentRuleWord } from '#domain/promotions/tournament.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { EmptyState } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { playWord } from './play-word.ts'

/** The top places with masked nicknames; the member's own is marked (CASINO-009). */
export function LeaderBoard({ tournament }: { readonly tournament: Tournament }) {
  const { board, ranked, rule, product, state } = tournament
  return (
    <section aria-labelledby="board" className="card overflow-hidden">
      <header className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4">
        <h2 id="board" className="font-semibold">
          {state === 'paid' ? '최종 순위' : '실시간 순위'}
        </h2>
        <p className="text-sm text-dim">{boardNote(ranked, board.length)}</p>
      </header>
      {board.length === 0 ? (
        <EmptyState icon={Trophy} title={emptyTitle(state)} />
      ) : (
        <table className="w-full border-collapse" aria-label="순위표">
          <thead className="text-xs text-dim">
            <tr className="h-8 border-b border-line">
              <th scope="col" className="w-16 pl-4 text-left font-semibold">
                순위
              </th>
              <th scope="col" className="text-left font-semibold">
                닉네임
              </th>
              <th scope="col" className="px-2 text-right font-semibold">
                {tournamentRuleWord[rule]}
              </th>
              <th scope="col" className="w-24 px-2 text-right font-semibold narrow:hidden">
                {playWord[product]}
              </th>
              <th scope="col" className="w-28 pr-4 text-right font-semibold narrow:w-20">
                상금
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {board.map(row => (
              <BoardRow key={row.place} row={row} rule={rule} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const boardNote = (ranked: number, shown: number): string =>
  ranked > shown ? `${formatFigure(ranked)}명 중 ${formatFigure(shown)}위까지` : `${formatFigure(ranked)}명`

const emptyTitle = (state: Tournament['state']): string =>
  state === 'coming'
    ? '시작하면 순위가 표시됩니다.'
    : state === 'paid' || state === 'cancelled'
      ? '순위에 오른 회원이 없습니다.'
      : '아직 순위에 오른 회원이 없습니다.'

const BoardRow = ({ row, rule }: { readonly row: TournamentRow; readonly rule: TournamentRule }) => (
  <tr
    className={classNames('h-11', row.isOwn && 'bg-jade-wash')}
    data-place={row.place}
    {...(row.isOwn && { 'aria-current': true })}
  >
    <td className={classNames('pl-4', row.place <= 3 ? 'font-bold text-gold' : 'text-dim')}>
      {`${formatFigure(row.place)}위`}
    </td>
    <th scope="row" className="py-1 text-left font-medium">
      <span className="inline-flex flex-wrap items-center gap-x-1.5">
        <span className="wrap-anywhere">{row.nickname}</span>
        {row.isOwn && <Badge tone="jade">나</Badge>}
      </span>
    </th>
    <td className="px-2 text-right font-semibold wrap-anywhere">{scoreText(rule, row.score)}</td>
    <td className="px-2 text-right text-dim narrow:hidden">{`${formatFigure(row.plays)}회`}</td>
    <td className="pr-4 text-right">{row.prize > 0 ? `${formatFigure(row.prize)}P` : '–'}</td>
  </tr>
)
