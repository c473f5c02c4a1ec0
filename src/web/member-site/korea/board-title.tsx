import { formatFigure } from '#domain/korean-formats.ts'

type BoardTitleProps = {
  readonly title: string
  readonly count: number | undefined
  /** Until when, or how, bets are accepted here. */
  readonly note: string
}

/** "크로스  241경기 · 1분 전 마감" */
export const BoardTitle = ({ title, count, note }: BoardTitleProps) => (
  <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
    <h1 className="text-2xl">{title}</h1>
    <p className="text-sm text-dim">
      {count !== undefined && `${formatFigure(count)}경기${note && ' · '}`}
      {note}
    </p>
  </header>
)

/** "경기 1분 전 마감"; empty until known. */
export function closingText(seconds: number | undefined): string {
  if (seconds === undefined) return ''
  if (seconds === 0) return '경기 시작과 함께 마감'
  return seconds % 60 === 0 ? `경기 ${seconds / 60}분 전 마감` : `경기 ${seconds}초 전 마감`
}
