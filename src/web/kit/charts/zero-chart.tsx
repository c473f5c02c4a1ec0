import type { ReactNode } from 'react'
import { ComposedChart, LabelList, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'

type ZeroChartProps = {
  /** One item per bar, with its `name` as axis label. */
  readonly data: readonly { readonly name: string }[]
  /** All values that must fit. */
  readonly values: readonly number[]
  readonly children: ReactNode
}

/** Bars above and below a zero line. Decorative: the figures are shown as text next to it. */
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

/** Labels of the bars, from their `label`. */
export const BarLabels = () => (
  <LabelList dataKey="label" position="top" fill="var(--color-text)" fontSize={12} fontWeight={600} />
)

/** Axis range with room on both sides, so that the zero line is visible; non-empty without data. */
function edges(values: readonly number[]): [number, number] {
  const reach = Math.max(1, ...values.map(Math.abs))
  return [Math.min(-reach * 0.15, ...values) * 1.15, Math.max(reach * 0.15, ...values) * 1.15]
}
