import { between } from '../motion/easing.ts'
import type { Point } from '../motion/track.ts'

/** A round drum and its balls. Coordinates are relative to its centre. */
export type Drum = {
  readonly count: number
  /** Radius of the drum and of a ball. */
  readonly radius: number
  readonly ball: number
  /** Where balls leave. */
  readonly mouth: Point
}

/** When air blows into a drum, in milliseconds of the animation, and which ball leaves when. */
export type Blowing = {
  readonly from: number
  readonly to: number
  readonly leaving: readonly { readonly ball: number; readonly at: number }[]
}

/** Position of a ball of a drum, by index, at a moment; meaningless after the ball has left. */
export type Tumble = (ball: number, at: number) => Point

const STEP = 1000 / 60
const SETTLING_STEPS = 200
/** The balls are at rest this long after the air stops. */
const RESTS_AFTER_MS = 1300
/** Per step, in units: gravity, air at the bottom, and damping. */
const GRAVITY = 0.05
const AIR = 0.55
const DRAG = 0.985
/** A ball is pulled to the mouth for this long before it leaves. */
const PULL_MS = 300
const PULL = 0.016
/** Iterations per step that separate overlapping balls. */
const ROUNDS = 2

type Body = { x: number; y: number; lastX: number; lastY: number; isGone: boolean }

/** Balls at rest in a drum. */
export function pile(drum: Drum): readonly Point[] {
  const bodies = Array.from({ length: drum.count }, (_, index) => laid(drum, index))
  for (let step = 0; step < SETTLING_STEPS; step++) move(bodies, drum, () => 0)
  return bodies.map(({ x, y }) => ({ x, y }))
}

/** Initial positions in shifted rows, from which the balls fall into a heap. */
function laid({ ball, radius }: Drum, index: number): Body {
  const inRow = Math.floor(radius / ball) - 1
  const [row, place] = [Math.floor(index / inRow), index % inRow]
  const x = (place - (inRow - 1) / 2) * ball * 2.05 + (row % 2 === 0 ? ball * 0.45 : -ball * 0.45)
  const y = radius * 0.45 - row * ball * 2.05
  return { x, y, lastX: x, lastY: y, isGone: false }
}

/**
 * Simulates the balls of a drum with air. Computed step by step from the heap and deterministic: the same
 * draw looks the same for everyone.
 */
export function tumble(drum: Drum, heap: readonly Point[], { from, to, leaving }: Blowing): Tumble {
  const bodies = heap.map(({ x, y }): Body => ({ x, y, lastX: x, lastY: y, isGone: false }))
  const frames: Point[][] = [heap.map(point => ({ ...point }))]
  for (let at = from; at < to + RESTS_AFTER_MS; at += STEP) {
    for (const { ball, at: leaves } of leaving) draw(bodies[ball], drum, leaves - at)
    move(bodies, drum, (body, index) => (at < to ? blown(body, drum, index, at) : 0))
    frames.push(bodies.map(({ x, y }) => ({ x, y })))
  }
  return (ball, at) => {
    const exact = Math.max(0, Math.min(frames.length - 1, (at - from) / STEP))
    const [before, after] = [frames[Math.floor(exact)]?.[ball], frames[Math.ceil(exact)]?.[ball]]
    if (!before || !after) return { x: 0, y: 0 }
    const share = exact - Math.floor(exact)
    return { x: between(before.x, after.x, share), y: between(before.y, after.y, share) }
  }
}

/** Pulls a leaving ball to the mouth; after leaving it no longer collides. */
function draw(body: Body | undefined, { mouth }: Drum, left: number): void {
  if (!body || body.isGone || left > PULL_MS) return
  body.isGone = left <= 0
  body.lastX -= (mouth.x - body.x) * PULL
  body.lastY -= (mouth.y - body.y) * PULL
}

/**
 * Air upwards in the middle, stronger at the bottom and slightly different for each ball, so that none
 * stays in place.
 */
function blown(body: Body, { radius }: Drum, index: number, at: number): number {
  const side = body.x / radius
  const deep = (body.y / radius + 1) / 2
  const gust = 0.7 + 0.6 * (((index * 7 + Math.floor(at / 180) * 5) % 11) / 10)
  return AIR * gust * deep * deep * Math.max(0, 1 - side * side * 2.4)
}

function move(bodies: readonly Body[], drum: Drum, air: (body: Body, index: number) => number): void {
  for (const [index, body] of bodies.entries()) {
    if (body.isGone) continue
    const speedX = (body.x - body.lastX) * DRAG
    const speedY = (body.y - body.lastY) * DRAG
    const lift = air(body, index)
    body.lastX = body.x
    body.lastY = body.y
    body.x += speedX + lift * (index % 2 === 0 ? 0.22 : -0.22)
    body.y += speedY + GRAVITY - lift
  }
  const inside = bodies.filter(({ isGone }) => !isGone)
  for (let round = 0; round < ROUNDS; round++) {
    partAll(inside, drum.ball)
    for (const body of inside) hold(body, drum)
  }
}

/** Compares all pairs. There are hundreds per step, so nothing is allocated. */
function partAll(bodies: readonly Body[], ball: number): void {
  for (let first = 0; first < bodies.length; first++) {
    const one = bodies[first]
    for (let second = first + 1; second < bodies.length; second++) {
      const other = bodies[second]
      if (one && other) part(one, other, ball)
    }
  }
}

/** Separates two overlapping balls. */
function part(one: Body, other: Body, ball: number): void {
  const x = other.x - one.x
  const y = other.y - one.y
  const square = x * x + y * y
  if (square >= 4 * ball * ball || square === 0) return
  const distance = Math.sqrt(square)
  const push = (2 * ball - distance) / 2 / distance
  one.x -= x * push
  one.y -= y * push
  other.x += x * push
  other.y += y * push
}

/** Keeps a ball within the wall. */
function hold(body: Body, { radius, ball }: Drum): void {
  const most = radius - ball - 1
  const square = body.x * body.x + body.y * body.y
  if (square <= most * most) return
  const reach = Math.sqrt(square)
  body.x *= most / reach
  body.y *= most / reach
}
