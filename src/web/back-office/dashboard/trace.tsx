const WIDTH = 68
const HEIGHT = 24

/** A figure over the day: a line without a scale, next to the figure itself. */
export function Trace({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2 || values.every(value => value === values[0])) return null
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * (WIDTH - 2) + 1
    const y = HEIGHT - 2 - ((value - low) / (high - low)) * (HEIGHT - 4)
    return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`
  })
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} className="block">
      <polyline points={points.join(' ')} fill="none" stroke="var(--color-dim)" strokeWidth={1.4} />
    </svg>
  )
}
