import { formatFigure } from '#domain/korean-formats.ts'

type BoardTitleProps = {
  readonly title: string
  readonly count: number | undefined
  readonly closeSeconds: number
}

/** "크로스  경기 241 · 1분 전 마감" */
export function BoardTitle({ title, count, closeSeconds }: BoardTitleProps) {
  return (
    <header className="flex items-baseline gap-3">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-sm text-dim">
        {count !== undefined && `경기 ${formatFigure(count)} · `}
        {closingText(closeSeconds)}
      </p>
    </header>
  )
}

function closingText(seconds: number): string {
  if (seconds === 0) return '경기 시작과 함께 마감'
  return seconds % 60 === 0 ? `경기 ${seconds / 60}분 전 마감` : `경기 ${seconds}초 전 마감`
}
