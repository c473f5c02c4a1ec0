import { CARD, Paper } from './playing-card.tsx'

/** A hwatu month: name, and symbol on a 24 by 24 grid with one line width. */
type Month = { readonly name: string; readonly lines: string; readonly dots?: readonly Dot[] }
type Dot = readonly [x: number, y: number, r: number]

/** Round petals around the centre. */
const petals = (count: number, far: number, r: number): readonly Dot[] =>
  Array.from({ length: count }, (_, petal) => {
    const angle = (petal / count) * 2 * Math.PI - Math.PI / 2
    return [
      Math.round((12 + far * Math.cos(angle)) * 10) / 10,
      Math.round((12 + far * Math.sin(angle)) * 10) / 10,
      r,
    ]
  })

/** Straight rays from the centre. */
const rays = (count: number, from: number, to: number): string =>
  petals(count, from, 0)
    .map(([x, y], ray) => `M${x} ${y}L${petals(count, to, 0)[ray]?.slice(0, 2).join(' ')}`)
    .join('')

const months: readonly Month[] = [
  { name: '송학', lines: 'M12 2 6 9h3.5L4 16h16l-5.5-7H18zM12 16v6' },
  { name: '매조', lines: rays(5, 1.6, 4), dots: petals(5, 6.5, 3.5) },
  { name: '벚꽃', lines: rays(5, 3.5, 10), dots: petals(5, 6.6, 3.9) },
  {
    name: '흑싸리',
    lines: 'M12 2v18',
    dots: [
      [8, 6, 2.2],
      [16, 6, 2.2],
      [8.3, 11.5, 2],
      [15.7, 11.5, 2],
      [9, 16.5, 1.6],
      [15, 16.5, 1.6],
    ],
  },
  { name: '난초', lines: 'M12 22C12 12 8 6 3.5 3M12 22c0-10 4-16 8.5-19M12 22V7M12 7l-3-4M12 7l3-4' },
  { name: '모란', lines: rays(8, 4.5, 7), dots: [...petals(8, 8, 2.8), [12, 12, 3]] },
  {
    name: '홍싸리',
    lines: 'M12 22V6M12 19l-5-4M12 19l5-4M12 13 7 9M12 13l5-4',
    dots: [
      [6, 14, 2],
      [18, 14, 2],
      [6, 8, 2],
      [18, 8, 2],
      [12, 4, 2.2],
    ],
  },
  { name: '공산', lines: 'M1 21c4-7 18-7 22 0z', dots: [[12, 8.5, 6.5]] },
  { name: '국화', lines: rays(14, 4.5, 10.5), dots: [[12, 12, 3]] },
  {
    name: '단풍',
    lines: 'M12 22v-7M12 15l-7 3 1.5-4.5L2 10.5l4.5-.5L6 5.5l4 3L12 2l2 6.5 4-3-.5 4.5 4.5.5-4.5 3L19 18z',
  },
  {
    name: '오동',
    lines: 'M12 22v-9M12 13c-6 2-9-1-9.5-5C7 6.5 11 8 12 13zM12 13c6 2 9-1 9.5-5C17 6.5 13 8 12 13z',
    dots: [
      [12, 3, 1.6],
      [9.4, 5.5, 1.3],
      [14.6, 5.5, 1.3],
    ],
  },
  {
    name: '비',
    lines:
      'M2 11C3 5 7 2.5 12 2.5S21 5 22 11zM12 11v8.5a2.3 2.3 0 0 1-4.5 0M5 15l-1.5 4M17 15l-1.5 4M20.5 15 19 19',
  },
]

const INK = '#11151c'
const FOUR = [0, 1, 2, 3]

const partsOf = (card: string): readonly [month: number, place: number] => {
  const [month = 1, place = 1] = card.split('-').map(Number)
  return [month, place]
}

/** Month and number of a card in words. */
export function hwatuWords(card: string): string {
  const [month, place] = partsOf(card)
  return `${month}월 ${months[month - 1]?.name ?? ''} ${place}번`
}

/** The face of a hwatu card in draw notation (`3-2`): month, symbol and number. */
export function HwatuFace({ card }: { readonly card: string }) {
  const [month, place] = partsOf(card)
  const { name = '', lines = '', dots = [] } = months[month - 1] ?? {}
  const middle = CARD.width / 2
  return (
    <g data-face={card} fill={INK}>
      <Paper />
      <text x={middle} y={17} textAnchor="middle" fontSize={14.5} className="font-extrabold">
        {month}월
      </text>
      <g transform="translate(14 22.5)" fill="none" stroke={INK} strokeWidth={1.4} strokeLinejoin="round">
        <path d={lines} strokeLinecap="round" />
        {dots.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <text x={middle} y={60} textAnchor="middle" fontSize={12} className="font-semibold">
        {name}
      </text>
      {FOUR.map(one => (
        <circle
          key={one}
          cx={middle + (one - 1.5) * 6}
          cy={67.5}
          r={1.7}
          fillOpacity={one < place ? 1 : 0.2}
        />
      ))}
    </g>
  )
}
