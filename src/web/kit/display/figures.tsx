import { formatFigure } from '#domain/korean-formats.ts'
import { formatOdds, type Odds } from '#domain/odds.ts'

type Strength = { readonly strong?: boolean }

/** "1,234,567원": the figure bold, the unit light (HEADER-013). */
export function Money({ won, strong = true }: { readonly won: number } & Strength) {
  return <Figure figure={formatFigure(won)} unit="원" strong={strong} />
}

/** "12,345P" (HEADER-014). */
export function Points({ points, strong = true }: { readonly points: number } & Strength) {
  return <Figure figure={formatFigure(points)} unit="P" strong={strong} />
}

function Figure({
  figure,
  unit,
  strong,
}: {
  readonly figure: string
  readonly unit: string
  readonly strong: boolean
}) {
  return (
    <span className="whitespace-nowrap">
      <span className={strong ? 'font-bold' : undefined}>{figure}</span>
      <span className="font-normal opacity-90">{unit}</span>
    </span>
  )
}

/** "1.90": always two decimals (CART-009). */
export const OddsFigure = ({ odds }: { readonly odds: Odds }) => (
  <span className="font-bold whitespace-nowrap">{formatOdds(odds)}</span>
)
