import type { Tournament } from '#contract/promotions/tournaments.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { placesText } from '#domain/promotions/place-prizes.ts'

/** The prize of each place. */
export const PrizeList = ({ prizes, prizeTotal }: Pick<Tournament, 'prizes' | 'prizeTotal'>) => (
  <section aria-labelledby="prizes" className="card overflow-hidden">
    <h2 id="prizes" className="flex min-h-12 items-center border-b border-line px-4 font-semibold">
      상금표
    </h2>
    <dl className="divide-y divide-line">
      {prizes.map(prize => (
        <div key={prize.from} className="flex min-h-10 items-center justify-between gap-3 px-4">
          <dt>{placesText(prize)}</dt>
          <dd className="text-right font-semibold">
            {`${formatFigure(prize.points)}P`}
            {prize.to > prize.from && <span className="ml-1 text-sm font-normal text-dim">씩</span>}
          </dd>
        </div>
      ))}
      <div className="flex min-h-10 items-center justify-between gap-3 bg-s2 px-4">
        <dt className="text-dim">합계</dt>
        <dd className="font-bold">{`${formatFigure(prizeTotal)}P`}</dd>
      </div>
    </dl>
  </section>
)
