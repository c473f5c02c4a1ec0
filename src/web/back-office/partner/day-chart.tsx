import { Bar, Cell } from 'recharts'
import { barLabels } from '#web/kit/charts/bar-labels.ts'
import { BarLabels, ZeroChart } from '#web/kit/charts/zero-chart.tsx'

export type DayBar = { readonly day: string; readonly ggr: number }

/**
 * Net revenue by day: bars around zero, with the highest and lowest labelled. The table below has the
 * rest.
 */
export function DayChart({ bars }: { readonly bars: readonly DayBar[] }) {
  const values = bars.map(({ ggr }) => ggr)
  const labels = barLabels(values)
  const drawn = bars.map((bar, index) => ({ ...bar, name: bar.day.slice(5), label: labels[index] }))
  return (
    <div aria-hidden className="h-[230px]" data-day-chart>
      <ZeroChart data={drawn} values={values}>
        <Bar dataKey="ggr" isAnimationActive={false} radius={2} maxBarSize={26}>
          {drawn.map(({ day, ggr }) => (
            <Cell key={day} fill={ggr < 0 ? 'var(--color-danger)' : 'var(--color-jade)'} />
          ))}
          <BarLabels />
        </Bar>
      </ZeroChart>
    </div>
  )
}
