import { Bar, Cell } from 'recharts'
import { barLabels } from '#web/kit/charts/bar-labels.ts'
import { BarLabels, ZeroChart } from '#web/kit/charts/zero-chart.tsx'

export type NetBar = {
  readonly name: string
  readonly staked: number
  readonly returned: number
  readonly net: number
}

/** Bars around zero: wins up, losses down. The highest and the lowest are labelled. */
export function NetChart({ bars }: { readonly bars: readonly NetBar[] }) {
  const nets = bars.map(({ net }) => net)
  const labels = barLabels(nets)
  const drawn = bars.map((bar, index) => ({ ...bar, label: labels[index] }))
  return (
    <div aria-hidden className="h-[220px]" data-net-chart>
      <ZeroChart data={drawn} values={nets}>
        <Bar dataKey="net" isAnimationActive={false} radius={2} maxBarSize={28}>
          {drawn.map(({ name, net }) => (
            <Cell key={name} fill={net > 0 ? 'var(--color-jade)' : 'var(--color-dim)'} />
          ))}
          <BarLabels />
        </Bar>
      </ZeroChart>
    </div>
  )
}
