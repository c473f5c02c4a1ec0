import type { ReactNode } from 'react'
import { ComposedChart, LabelList, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'

type ZeroChartProps = {
  /** What is drawn, one a bar, each with its `name` below it. */
  readonly data: readonly { readonly name: string }[]
  /** Every figure that must fit. */
  readonly values: readonly number[]
  readonly children: ReactNode
}

/** Bars up and down from a line at zero. It is drawn for the eye: the figures stand beside it as text. */
export const ZeroChart = ({ data, values, children }: ZeroChartProps) => (
  <ResponsiveContainer width="100%" height="100%">
    <ComposedChart
      data={[...data]}
      margin={{ top: 22, right: 12, bottom: 4, left: 12 }}
      accessibilityLayer={false}
    >
      <XAxis
        dataKey="name"
        axisLine={false}
        tickLine={false}
        interval="preserveStartEnd"
        minTickGap={28}
        tick={{ fill: 'var(--color-dim)', fontSize: 12 }}
      />
      <YAxis hide domain={edges(values)} />
      <ReferenceLine y={0} stroke="var(--color-edge)" />
      {children}
    </ComposedChart>
  </ResponsiveContainer>
)

/** What the bars say of themselves, by their `label`. */
export const BarLabels = () => (
  <LabelList dataKey="label" position="top" fill="var(--color-text)" fontSize={12} fontWeight={600} />
)

/** Room for both sides, so that the line at zero is told from an edge; something where nothing was played. */
function edges(values: readonly number[]): [number, number] {
  const reach = Math.max(1, ...values.map(Math.abs))
  return [Math.min(-reach * 0.15, ...values) * 1.15, Math.max(reach * 0.15, ...values) * 1.15]
}
