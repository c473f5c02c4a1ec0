import { Bar, BarChart, Cell, LabelList, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { labelledBars, shortSignedWord } from '#domain/protection/net.ts'

export type DayBar = { readonly day: string; readonly ggr: number }

/** What was kept day by day: bars around zero, the highest and the lowest say how much. The table below says the rest. */
export function DayChart({ bars }: { readonly bars: readonly DayBar[] }) {
  const labelled = labelledBars(bars.map(({ ggr }) => ggr))
  const drawn = bars.map(({ day, ggr }, index) => ({
    day,
    name: day.slice(5),
    ggr,
    label: labelled.has(index) ? shortSignedWord(ggr) : '',
  }))
  return (
    <div aria-hidden className="h-[230px]" data-day-chart>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={drawn}
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
          <YAxis hide domain={edges(bars)} />
          <ReferenceLine y={0} stroke="var(--color-edge)" />
          <Bar dataKey="ggr" isAnimationActive={false} radius={2} maxBarSize={26}>
            {drawn.map(({ day, ggr }) => (
              <Cell key={day} fill={ggr < 0 ? 'var(--color-danger)' : 'var(--color-jade)'} />
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

/** Room for both sides, so that the line at zero is told from an edge. */
function edges(bars: readonly DayBar[]): [number, number] {
  const values = bars.map(({ ggr }) => ggr)
  const reach = Math.max(1, ...values.map(Math.abs))
  return [Math.min(-reach * 0.15, ...values) * 1.15, Math.max(reach * 0.15, ...values) * 1.15]
}
