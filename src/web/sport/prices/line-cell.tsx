import { formatLine, type Line } from '#domain/line.ts'

/** The line (기준점) between two prices, from the home side's view; handicaps with a sign. */
export function LineCell({ line, signed = false }: { readonly line: Line; readonly signed?: boolean }) {
  return (
    <div className="line-cell">
      <span className="sr-only">기준점 </span>
      {signed && line > 0 && '+'}
      {formatLine(line)}
    </div>
  )
}

/** Placeholder in the middle of a two-way row without a line. */
export const VersusCell = () => <div className="line-cell text-dim!">VS</div>

/** A price that is not offered. */
export function NoOddsCell() {
  return (
    <div className="odds-none grid h-(--odds-height) place-items-center rounded-md">
      <span aria-hidden>-</span>
      <span className="sr-only">배당 없음</span>
    </div>
  )
}
