type DayFiguresProps = {
  readonly label: string
  readonly figures: readonly (readonly [name: string, figure: string])[]
}

/** Some figures of a day side by side. */
export const DayFigures = ({ label, figures }: DayFiguresProps) => (
  <dl
    aria-label={label}
    className="card grid grid-cols-[repeat(auto-fit,minmax(130px,1fr))] gap-x-4 gap-y-3 px-4 py-3"
  >
    {figures.map(([name, figure]) => (
      <div key={name} className="grid gap-0.5">
        <dt className="text-xs text-dim">{name}</dt>
        <dd className="text-xl font-bold whitespace-nowrap">{figure}</dd>
      </div>
    ))}
  </dl>
)
