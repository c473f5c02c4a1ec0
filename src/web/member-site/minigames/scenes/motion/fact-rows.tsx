import { Caption, Figure } from './words.tsx'

type Fact = {
  readonly name: string
  /** Undefined until it is revealed. */
  readonly says: string | undefined
  readonly isOwn: boolean
}

type FactRowsProps = {
  readonly x: number
  readonly width: number
  /** Centre of the first row. */
  readonly y: number
  readonly facts: readonly Fact[]
}

const ROW = 31

/** Results in rows next to the picture; the names are visible from the start. */
export const FactRows = ({ x, width, y, facts }: FactRowsProps) =>
  facts.map(({ name, says, isOwn }, row) => (
    <g key={name} transform={`translate(${x} ${y + row * ROW})`}>
      {row > 0 && <path d={`M0 ${-ROW / 2}H${width}`} className="stroke-line" strokeWidth={1} />}
      <Caption x={0} y={0}>
        {name}
      </Caption>
      {says !== undefined && (
        <Figure x={width} y={0} size={17} side="end" tone={isOwn ? 'won' : 'text'}>
          {says}
        </Figure>
      )}
    </g>
  ))
