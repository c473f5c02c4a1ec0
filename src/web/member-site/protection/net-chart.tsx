import { Bar, BarChart, Cell, LabelList, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { labelledBars, shortSignedWord } from '#domain/protection/net.ts'

export type NetBar = {
  readonly name: string
  readonly staked: number
  readonly returned: number
  readonly net: number
}

/** Bars around zero: what was won up, what was lost down. The highest and the lowest say how much. */
export function NetChart({ bars }: { readonly bars: readonly NetBar[] }) {
  const labelled = labelledBars(bars.map(({ net }) => net))
  const drawn = bars.map((bar, index) => ({
    ...bar,
    label: labelled.has(index) ? shortSignedWord(bar.net) : '',
  }))
  return (
    <div aria-hidden className="h-[220px]" data-net-chart>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={drawn} margin={{ top: 20, right: 8, bottom: 8, left: 8 }} accessibilityLayer={false}>
          <XAxis
            dataKey="name"
            axisLine={false}
            tickLine={false}
            interval="preserveStartEnd"
            minTickGap={24}
            tick={{ fill: 'var(--color-dim)', fontSize: 12 }}
          />
          <YAxis hide domain={edges(bars)} />
          <ReferenceLine y={0} stroke="var(--color-edge)" />
          <Bar dataKey="net" isAnimationActive={false} radius={2} maxBarSize={28}>
            {drawn.map(({ name, net }) => (
              <Cell key={name} fill={net > 0 ? 'var(--color-jade)' : 'var(--color-dim)'} />
            ))}
            <LabelList
              dataKey="label"
              position="top"
              fill="var(--color-text)"
              fontSize={12}
              fontWeight={600}
            />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

/** Room for both sides, so that the line at zero is told from an edge; something where nothing was played. */
function edges(bars: readonly NetBar[]): [number, number] {
  const nets = bars.map(({ net }) => net)
  const reach = Math.max(1, ...nets.map(Math.abs))
  return [Math.min(-reach * 0.15, ...nets) * 1.15, Math.max(reach * 0.15, ...nets) * 1.15]
}
