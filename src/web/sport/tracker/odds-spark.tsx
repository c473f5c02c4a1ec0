import { fixtureContract, type OddsHistory } from '#contract/fixtures/fixtures.ts'
import { useCall } from '#web/client/api/api.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { type OddsLine, oddsLines, stepPath } from './odds-lines.ts'

const width = 240
const height = 64
const reread = 20_000
/** Matches that run longer than this show their last hours only. */
const hours = 4

/** Three line styles for three outcomes: they differ by dash, not by colour alone. */
const looks: Readonly<
  Record<string, { readonly word: string; readonly line: string; readonly dash?: string }>
> = {
  '1': { word: '홈', line: 'stroke-jade' },
  X: { word: '무', line: 'stroke-dim', dash: '2 3' },
  '2': { word: '원정', line: 'stroke-gold', dash: '6 3' },
}

type OddsSparkProps = { readonly fixtureId: number; readonly startsAt: number }

/** Price history of the winner market since the start: a small chart, with the same in figures and words. */
export function OddsSpark({ fixtureId, startsAt }: OddsSparkProps) {
  const { data } = useCall(
    fixtureContract.oddsHistory,
    { params: { fixtureId }, query: { hours } },
    { refetchInterval: reread },
  )
  if (!data || data.series.length === 0)
    return <p className="grid h-full min-h-20 place-items-center text-sm text-dim">배당 기록이 없습니다.</p>
  return <Chart series={data.series} startsAt={startsAt} />
}

function Chart({ series, startsAt }: { readonly series: OddsHistory['series']; readonly startsAt: number }) {
  // Ten more seconds of history do not visibly change the chart.
  const to = useClock(now => Math.floor(now / 10_000) * 10_000)
  const last = Math.max(to, ...series.flatMap(({ points }) => points.map(([at]) => at)))
  const lines = oddsLines(series, startsAt, last)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4" data-odds-spark>
      <svg
        aria-hidden="true"
        viewBox={`-1 -3 ${width + 2} ${height + 6}`}
        preserveAspectRatio="none"
        className="h-18 w-full"
      >
        <path d={`M0 ${height}H${width}`} className="stroke-line" strokeWidth={1} />
        {lines.map(({ id, betName, points }) => (
          <path
            key={id}
            d={stepPath(points, width, height)}
            fill="none"
            strokeWidth={1.75}
            strokeDasharray={looks[betName]?.dash}
            vectorEffect="non-scaling-stroke"
            className={looks[betName]?.line ?? 'stroke-text'}
          />
        ))}
      </svg>
      <ul className="grid gap-1 text-xs">
        {lines.map(line => (
          <LineWords key={line.id} line={line} />
        ))}
      </ul>
    </div>
  )
}

function LineWords({ line: { betName, first, last } }: { readonly line: OddsLine }) {
  const look = looks[betName]
  const [tone, mark, word] =
    last > first
      ? ['text-up', '▲', '상승']
      : last < first
        ? ['text-down', '▼', '하락']
        : ['text-dim', '', '변동 없음']
  return (
    <li className="flex items-center gap-1.5 whitespace-nowrap">
      <svg aria-hidden="true" viewBox="0 0 16 4" className="w-4 shrink-0">
        <path
          d="M0 2h16"
          strokeWidth={2}
          strokeDasharray={look?.dash}
          className={look?.line ?? 'stroke-text'}
        />
      </svg>
      <span className="w-7 text-dim">{look?.word ?? betName}</span>
      <span className="text-dim">{first.toFixed(2)}</span>
      <span aria-hidden className="text-dim">
        →
      </span>
      <b>{last.toFixed(2)}</b>
      <span className={classNames('w-3', tone)}>
        <span aria-hidden>{mark}</span>
        <span className="sr-only">{word}</span>
      </span>
    </li>
  )
}
