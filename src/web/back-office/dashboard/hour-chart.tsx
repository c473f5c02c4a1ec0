import {
  Bar,
  Cell,
  ComposedChart,
  LabelList,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts'
import type { Today } from '#contract/back-office/reports/dashboard.ts'
import { labelledBars, shortSignedWord } from '#domain/protection/net.ts'

/** Bars around zero for today, a dotted line for yesterday; the highest and the lowest say how much. */
export function HourChart({ hours }: { readonly hours: Today['hours'] }) {
  const labelled = labelledBars(hours.map(({ ggr }) => ggr ?? 0))
  const last = hours.findLast(({ ggr }) => ggr !== null)?.hour
  const drawn = hours.map(({ hour, ggr, yesterday }, index) => ({
    name: `${hour}시`,
    hour,
    ggr,
    yesterday,
    label: ggr !== null && labelled.has(index) ? shortSignedWord(ggr) : '',
  }))
  return (
    <div aria-hidden className="h-[230px]" data-hour-chart>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
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
          <YAxis hide domain={edges(hours)} />
          <ReferenceLine y={0} stroke="var(--color-edge)" />
          <Bar dataKey="ggr" isAnimationActive={false} radius={2} maxBarSize={26}>
            {drawn.map(({ name, hour, ggr }) => (
              <Cell
                key={name}
                fill={(ggr ?? 0) < 0 ? 'var(--color-danger)' : 'var(--color-jade)'}
                // The hour that runs is not whole.
                fillOpacity={hour === last ? 0.55 : 1}
              />
            ))}
            <LabelList
              dataKey="label"
              position="top"
              fill="var(--color-text)"
              fontSize={12}
              fontWeight={600}
            />
          </Bar>
          <Line
            dataKey="yesterday"
            isAnimationActive={false}
            dot={false}
            stroke="var(--color-dim)"
            strokeDasharray="3 4"
            strokeWidth={1.5}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

/** Room for both sides, so that the line at zero is told from an edge; something where nothing was played. */
function edges(hours: Today['hours']): [number, number] {
  const values = hours.flatMap(({ ggr, yesterday }) => [ggr ?? 0, yesterday])
  const reach = Math.max(1, ...values.map(Math.abs))
  return [Math.min(-reach * 0.15, ...values) * 1.15, Math.max(reach * 0.15, ...values) * 1.15]
}
