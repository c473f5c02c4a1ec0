/** Icons on a 20 by 20 grid with one stroke width, by the feed's sport id. */
const drawings: Readonly<Record<number, string>> = {
  // football
  6046: 'M10 6.600l3.200 2.300-1.200 3.800H8l-1.200-3.800zM10 6.600V2.700M13.200 8.900l3.700-1.300M12 12.700l2.300 3.200M8 12.700l-2.300 3.200M6.800 8.900 3.100 7.600',
  // basketball
  48242:
    'M10 2.500v15M2.500 10h15M4.800 4.600c3.200 3 3.200 7.800 0 10.800M15.200 4.600c-3.200 3-3.200 7.800 0 10.800',
  // baseball
  154914:
    'M5.200 4.300c2.800 3.200 2.800 8.200 0 11.400M14.800 4.300c-2.800 3.200-2.800 8.200 0 11.400M5.500 7.500l2.100-.5M5.500 12.500l2.100.5M14.500 7.500l-2.100-.5M14.500 12.500l-2.100.5',
  // volleyball
  154830:
    'M10 10c-.3-3 1-5.600 3.400-6.600M10 10c2.500 1.700 5.400 1.700 7.400.3M10 10c-2.600 1.300-4.200 3.900-3.900 6.300M10 10C7.500 8.200 4.500 8.400 2.700 10.100M10 10c2.900-2.900 5.200-3.300 6.400-3.100',
}

const outlines: Readonly<Record<number, string>> = {
  // ice hockey: stick and puck
  35232:
    'M5 2.800 9.800 14.200c.3.700.9 1.100 1.700 1.100h4.200c1 0 1.800-.8 1.800-1.700s-.8-1.700-1.800-1.700H9M3 16.500h4',
  // e-sports: pad
  687890:
    'M6.500 5.500h7a4.500 4.500 0 0 1 4.300 5.800l-.7 2.300c-.5 1.600-2.500 2-3.500.7l-1.200-1.600H7.600l-1.200 1.600c-1 1.300-3 .9-3.500-.7l-.7-2.300A4.500 4.500 0 0 1 6.500 5.500zM5.700 9h3M7.200 7.500v3M12.800 8.200h.1M14.600 10h.1',
  // American football
  131506:
    'M3 17C1.800 8.500 8.500 1.800 17 3c1.200 8.500-5.500 15.200-14 14zM7.500 12.500l5-5M8.300 9.600l2.100 2.100M9.900 8l2.100 2.100M3.400 12.400l4.200 4.200M12.400 3.400l4.200 4.200',
  // tennis: racket
  54094:
    'M12.200 2.700a5 5 0 1 1-.1 10 5 5 0 0 1 .1-10zM8.600 11.200 3 16.800M9.700 4l6 7M15.500 4.500l-7 5.500',
}

const trophy =
  'M6.500 3h7v4.500a3.500 3.500 0 0 1-7 0zM6.500 4.500H3.800c0 2.500 1 4 2.900 4.300M13.500 4.500h2.700c0 2.500-1 4-2.900 4.300M10 11v3M6.800 17h6.400M8 17c0-2 .8-3 2-3s2 1 2 3'

/** Icon of a sport; decorative, its name is next to it. */
export function SportIcon({ sportId, size = 18 }: { readonly sportId: number; readonly size?: number }) {
  const onBall = drawings[sportId]
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      {onBall && <circle cx={10} cy={10} r={7.5} />}
      <path d={onBall ?? outlines[sportId] ?? trophy} />
    </svg>
  )
}
