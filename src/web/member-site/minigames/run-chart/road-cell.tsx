import type { OfferedMarket } from '#contract/minigame/minigames.ts'
import type { RoadCell } from './big-road.ts'
import { signOf } from './chart-columns.ts'

/** Colours that a result has on every baccarat table; picks of other games are plain. */
const colours: Readonly<Record<string, string>> = {
  ...{ player: 'var(--color-down)', banker: 'var(--color-up)', dealer: 'var(--color-up)' },
  ...{ tiger: 'var(--color-down)', dragon: 'var(--color-up)' },
}
const colourOf = (pick: string): string => colours[pick] ?? 'var(--color-text)'

const SIZE = 22
const MIDDLE = SIZE / 2
/** More ties than this look the same; the title states their number. */
const TIES_SHOWN = 3
const TIE_GAP = 3.5

type RoadCellProps = {
  readonly market: OfferedMarket
  readonly cell: RoadCell
  readonly isNewest: boolean
}

/** A result as a ring with its letter, one stroke for each tie after it, and a dot for each pair. */
export function RoadCellView({ market, cell: { mark, ties }, isNewest }: RoadCellProps) {
  const labelOf = (name: string) => market.bets.find(({ betName }) => betName === name)?.betNameKorean ?? ''
  const strokes = ties.slice(0, TIES_SHOWN)
  const pairs = [mark, ...ties].flatMap(one => one?.pairs ?? [])
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className="size-[22px] overflow-visible"
      data-chart-mark={mark?.pick}
      data-ties={ties.length}
    >
      <title>
        {[mark, ...ties].flatMap(one => (one ? `${one.round}회차 ${labelOf(one.pick)}` : [])).join(', ')}
      </title>
      {isNewest && (
        <rect x="0.5" y="0.5" width="21" height="21" rx="4" fill="none" stroke="var(--color-gold)" />
      )}
      {mark && (
        <>
          <circle cx={MIDDLE} cy={MIDDLE} r="8" fill="none" stroke={colourOf(mark.pick)} strokeWidth="2" />
          <text
            x={MIDDLE}
            y="15"
            textAnchor="middle"
            fontSize="11"
            fontWeight="700"
            fill={colourOf(mark.pick)}
          >
            {signOf(labelOf(mark.pick))}
          </text>
        </>
      )}
      {strokes.map((tie, place) => {
        const shift = (place - (strokes.length - 1) / 2) * TIE_GAP
        return (
          <line
            key={tie.id}
            x1={3 + shift}
            y1="19.5"
            x2={19 + shift}
            y2="2.5"
            stroke="var(--color-text)"
            strokeWidth="1.5"
            data-tie
          />
        )
      })}
      {pairs.includes(market.bets[1]?.betName ?? '') && (
        <circle cx="4" cy="4" r="2.5" fill={colourOf(market.bets[1]?.betName ?? '')} data-pair="second" />
      )}
      {pairs.includes(market.bets[0]?.betName ?? '') && (
        <circle cx="18" cy="18" r="2.5" fill={colourOf(market.bets[0]?.betName ?? '')} data-pair="first" />
      )}
    </svg>
  )
}

type RoadLegendProps = { readonly market: OfferedMarket; readonly tie: string }

/** Legend of a big road. */
export function RoadLegend({ market, tie }: RoadLegendProps) {
  const tieLabel = market.bets.find(({ betName }) => betName === tie)?.betNameKorean ?? ''
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pb-3 text-xs text-dim mobile:px-3">
      {market.bets
        .filter(({ betName }) => betName !== tie)
        .map(({ betName, betNameKorean }) => (
          <span key={betName} className="inline-flex items-center gap-1.5">
            <span
              aria-hidden
              className="size-3 rounded-full border-2"
              style={{ borderColor: colourOf(betName) }}
            />
            {betNameKorean}
          </span>
        ))}
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden className="h-3.5 w-0.5 rotate-45 bg-text" />
        {`${tieLabel} (앞 결과에 표시)`}
      </span>
    </p>
  )
}
