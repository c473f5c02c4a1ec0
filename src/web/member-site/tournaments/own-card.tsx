import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OwnStanding, Tournament } from '#contract/promotions/tournaments.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { passText, scoreText, tournamentRuleWord } from '#domain/promotions/tournament.ts'
import { playWord } from './play-word.ts'

/** The member's place, its prize, and the condition for the next place. */
export function OwnCard({ tournament }: { readonly tournament: Tournament }) {
  const { own, state } = tournament
  if (state === 'coming') return null
  return (
    <section aria-labelledby="own" className="card grid gap-3 p-4" data-own={own?.place ?? 'none'}>
      <h2 id="own" className="font-semibold">
        내 순위
      </h2>
      {own ? (
        <Standing tournament={tournament} own={own} />
      ) : (
        <p className="text-sm text-dim">이 계정은 순위에 참여하지 않습니다.</p>
      )}
    </section>
  )
}

type StandingProps = { readonly tournament: Tournament; readonly own: OwnStanding }

function Standing({ tournament, own }: StandingProps) {
  const { rule, product, state } = tournament
  return (
    <>
      <dl className="grid grid-cols-4 gap-3 narrow:grid-cols-2">
        <Figure name="순위">{own.place === null ? '순위 없음' : `${formatFigure(own.place)}위`}</Figure>
        <Figure name={tournamentRuleWord[rule]}>{scoreText(rule, own.score)}</Figure>
        <Figure name={`반영된 ${playWord[product]}`}>{`${formatFigure(own.plays)}회`}</Figure>
        <Figure name={state === 'paid' ? '받은 상금' : '현재 상금'}>{`${formatFigure(own.prize)}P`}</Figure>
      </dl>
      {own.target !== null && (
        <p className="border-t border-line pt-3 text-sm" data-target={own.target}>
          {own.place === null
            ? `${passText(rule, own.score, own.target)} 순위에 오릅니다.`
            : `다음 순위까지: ${passText(rule, own.score, own.target)} ${formatFigure(own.place - 1)}위가 됩니다.`}
        </p>
      )}
      {own.place === 1 && state === 'running' && (
        <p className="border-t border-line pt-3 text-sm">현재 1위입니다.</p>
      )}
      {state === 'paid' && own.prize > 0 && (
        <p className="border-t border-line pt-3 text-sm">
          <Link to="/mywallet" search={{ purse: 'points' }} className="underline underline-offset-4">
            지급된 포인트 보기
          </Link>
        </p>
      )}
    </>
  )
}

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-sm text-dim">{name}</dt>
    <dd className="text-lg font-bold wrap-anywhere">{children}</dd>
  </div>
)
