import { BALL, DRUM, openness, type Play, POWER, slotX, TRAY, TUBE } from './powerball-play.ts'

/** Where the tube cuts the drum's wall at this height. */
const mouthX = (y: number): number => DRUM.x + Math.sqrt(DRUM.radius ** 2 - (y - DRUM.y) ** 2)
/** The tube is narrow at the drum and widens towards the tray. */
const NARROW = 10
const FLARE = TUBE.from + 22
const [TOP, FLOOR] = [TUBE.y - TUBE.half, TUBE.y + TUBE.half]
const [LIP_TOP, LIP_FLOOR] = [TUBE.y - NARROW, TUBE.y + NARROW]

const drumWall = `M${mouthX(LIP_FLOOR)} ${LIP_FLOOR}A${DRUM.radius} ${DRUM.radius} 0 1 1 ${mouthX(LIP_TOP)} ${LIP_TOP}`
const ceiling = `C${FLARE - 8} ${LIP_TOP} ${FLARE - 12} ${TOP} ${FLARE + 4} ${TOP}H${TUBE.to - TUBE.half}A${TUBE.half} ${TUBE.half} 0 0 1 ${TUBE.to} ${TUBE.y}V${FLOOR}`
const floor = `M${mouthX(LIP_FLOOR)} ${LIP_FLOOR}C${FLARE - 5} ${LIP_FLOOR} ${FLARE - 6} ${FLOOR} ${slotX(0) - TUBE.half} ${FLOOR}`
const gloss = `M${DRUM.x - 47} ${DRUM.y - 17}A50 50 0 0 1 ${DRUM.x - 6} ${DRUM.y - 49.6}`

const neck = POWER.drum + Math.sqrt(POWER.radius ** 2 - 49)
const trayTop = TRAY.y - BALL - 4.5
const chute = `M${POWER.x - 7} ${neck}C${POWER.x - 7} ${neck + 12} ${POWER.x - 17} ${neck + 14} ${POWER.x - 17} ${trayTop + 6}M${POWER.x + 7} ${neck}C${POWER.x + 7} ${neck + 12} ${POWER.x + 17} ${neck + 14} ${POWER.x + 17} ${trayTop + 6}`

type WorksProps = { readonly falls: Play['falls']; readonly at: number }

/** Drums, tube, doors, tray and well: dark wells, hairline guides. */
export const PowerballWorks = ({ falls, at }: WorksProps) => (
  <>
    <g className="fill-bg stroke-line" strokeWidth={1.2}>
      <circle cx={DRUM.x} cy={DRUM.y} r={DRUM.radius} stroke="none" />
      <circle cx={POWER.x} cy={POWER.drum} r={POWER.radius} />
      <rect
        x={slotX(0) - BALL - 4}
        y={trayTop}
        width={slotX(4) - slotX(0) + 2 * BALL + 8}
        height={2 * BALL + 9}
        rx={BALL + 4.5}
      />
      <circle cx={POWER.x} cy={POWER.well} r={BALL + 4.5} />
    </g>
    <g fill="none" strokeWidth={1.2} strokeLinecap="round" className="stroke-edge">
      <path d={`${drumWall}${ceiling}`} />
      <path d={floor} />
      <path d={chute} />
      <path d={gloss} strokeWidth={1.6} strokeOpacity={0.7} />
      {[0, 1, 2, 3, 4].map(place => {
        const fall = falls[place]
        return <Doors key={place} x={slotX(place)} open={fall ? openness(fall, at) : 0} />
      })}
    </g>
  </>
)

/** Two doors in the tube's floor, hinged at the posts of a slot. */
const Doors = ({ x, open }: { readonly x: number; readonly open: number }) => {
  const half = TUBE.half
  return (
    <>
      <path d={`M0 0H${half - 0.6}`} transform={`translate(${x - half} ${FLOOR}) rotate(${open * 78})`} />
      <path d={`M0 0H${0.6 - half}`} transform={`translate(${x + half} ${FLOOR}) rotate(${open * -78})`} />
    </>
  )
}
