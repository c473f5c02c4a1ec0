import { Bar, Cell, Line } from 'recharts'
import type { Today } from '#contract/back-office/reports/dashboard.ts'
import { barLabels } from '#web/kit/charts/bar-labels.ts'
import { BarLabels, ZeroChart } from '#web/kit/charts/zero-chart.tsx'

/** Bars around zero for today, a dotted line for yesterday; the highest and lowest are labelled. */
export function HourChart({ hours }: { readonly hours: Today['hours'] }) {
  const labels = barLabels(hours.map(({ ggr }) => ggr ?? 0))
  const last = hours.findLast(({ ggr }) => ggr !== null)?.hour
  const drawn = hours.map((hour, index) => ({ ...hour, name: `${hour.hour}시`, label: labels[index] }))
  return (
    <div aria-hidden className="h-[230px]" data-hour-chart>
      <ZeroChart data={drawn} values={hours.flatMap(({ ggr, yesterday }) => [ggr ?? 0, yesterday])}>
        <Bar dataKey="ggr" isAnimationActive={false} radius={2} maxBarSize={26}>
          {drawn.map(({ name, hour, ggr }) => (
            <Cell
              key={name}
              fill={(ggr ?? 0) < 0 ? 'var(--color-danger)' : 'var(--color-jade)'}
              // The current hour is incomplete.
              fillOpacity={hour === last ? 0.55 : 1}
            />
          ))}
          <BarLabels />
        </Bar>
        <Line
          dataKey="yesterday"
          isAnimationActive={false}
          dot={false}
          stroke="var(--color-dim)"
          strokeDasharray="3 4"
          strokeWidth={1.5}
        />
      </ZeroChart>
    </div>
  )
}
