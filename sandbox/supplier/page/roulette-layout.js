// The layout of roulette: numbers, outside bets, and the spots between numbers. A way of placing decides what a tap on
// the numbers means; with a mouse, the spots are in reach in the usual way too.
import { neighboursOf, spotsOf } from '/lib/sandbox/supplier/tables/roulette-spots.ts'
import { colourOf } from '/lib/src/domain/minigames/kinds/wheel-pockets.ts'
import { pickMarkup } from '/pick-markup.js'

const ways = [
  ['number', '숫자'],
  ['split', '스플릿'],
  ['street', '스트리트'],
  ['corner', '코너'],
  ['line', '라인'],
  ['neighbours', '이웃'],
]
const hints = {
  number:
    '숫자 하나에 놓습니다.<span class="mouse"> 마우스로는 숫자 사이의 선과 모서리에도 놓을 수 있습니다.</span>',
  split: '맞닿은 두 숫자 사이를 누르세요.',
  street: '한 줄의 세 숫자에 놓습니다. 줄의 아무 숫자나 누르세요.',
  corner: '네 숫자가 만나는 모서리를 누르세요.',
  line: '두 줄의 여섯 숫자에 놓습니다. 두 줄 사이를 누르세요.',
  neighbours: '누른 숫자와 휠에서 양옆 두 숫자씩, 다섯 숫자에 같은 칩을 놓습니다.',
}

const spotMarkup = (market, pick, { numbers, at, area }) => {
  const [left, low, width, height] = area
  const style = `--x:${at[0]};--y:${at[1]};--left:${left};--low:${low};--width:${width};--height:${height}`
  return `<button class="spot of-${market.id}" tabindex="-1" style="${style}" data-market="${market.id}" data-pick="${pick.id}" data-covers="${numbers.join(' ')}" data-name="${pick.label} ${market.label} ${(pick.odds / 100).toFixed(2)}배"><span class="chips-on"></span></button>`
}

export function layoutMarkup(markets) {
  const marketOf = id => markets.find(one => one.id === id)
  const numbers = marketOf('number').picks.map(pick => {
    const number = Number(pick.id)
    const style = number === 0 ? '' : `--column:${Math.ceil(number / 3)};--row:${(number - 1) % 3}`
    const look = `${number === 0 ? 'nil ' : 'number '}${colourOf(number)}`
    return pickMarkup(marketOf('number'), pick, { style, look })
  })
  const row = id =>
    marketOf(id).picks.map((pick, index) =>
      pickMarkup(marketOf(id), pick, { look: id, style: `--place:${index}` }),
    )
  const outside = ['half', 'odd-even', 'colour'].flatMap(id => marketOf(id).picks.map(pick => [id, pick]))
  const order = ['low', 'even', 'red', 'black', 'odd', 'high']
  const outer = outside.map(([id, pick]) =>
    pickMarkup(marketOf(id), pick, {
      look: `outer ${['red', 'black'].includes(pick.id) ? pick.id : ''}`,
      style: `--place:${order.indexOf(pick.id)}`,
    }),
  )
  const spots = spotsOf(markets).map(spot => {
    const market = marketOf(spot.market)
    return spotMarkup(
      market,
      market.picks.find(({ id }) => id === spot.pick),
      spot,
    )
  })
  const chosen = ways.map(([way, word]) => `<button data-way="${way}">${word}</button>`).join('')
  return `<div class="ways" role="group" aria-label="거는 방식">${chosen}</div><p class="label way-hint" role="status"></p>
    <div class="layout">${[...numbers, ...row('column'), ...row('dozen'), ...outer].join('')}<div class="spots">${spots.join('')}</div></div>`
}

/** Connects the layout. Returns a function with the stakes that a button of it places. */
export function openLayout(stage) {
  const layout = stage.querySelector('.layout')
  let way = 'number'
  const draw = () => {
    layout.dataset.way = way
    stage.querySelector('.way-hint').innerHTML = hints[way]
    for (const button of stage.querySelectorAll('[data-way]'))
      if (button !== layout) button.setAttribute('aria-pressed', String(button.dataset.way === way))
    for (const spot of layout.querySelectorAll('.spot')) spot.tabIndex = spot.dataset.market === way ? 0 : -1
    // Below the spots of a kind, the numbers cannot be pressed.
    const isSpots = way !== 'number' && way !== 'neighbours'
    for (const number of layout.querySelectorAll('.number, .nil')) number.tabIndex = isSpots ? -1 : 0
    cover([])
  }
  const cover = numbers => {
    for (const button of layout.querySelectorAll('[data-market="number"]'))
      button.classList.toggle('covered', numbers.includes(Number(button.dataset.pick)))
  }
  const coveredBy = button => {
    const { covers, market, pick } = button?.dataset ?? {}
    if (covers) return covers.split(' ').map(Number)
    return market === 'number' && way === 'neighbours' ? neighboursOf(Number(pick)) : []
  }
  const point = ({ target }) => cover(coveredBy(target.closest('button')))
  layout.addEventListener('pointerover', point)
  layout.addEventListener('focusin', point)
  layout.addEventListener('pointerleave', () => cover([]))
  layout.addEventListener('keydown', event => moveFocus(layout, event))
  stage.querySelector('.ways').onclick = ({ target }) => {
    way = target.closest('[data-way]')?.dataset.way ?? way
    draw()
  }
  draw()
  return ({ market, pick }, amount) =>
    market === 'number' && way === 'neighbours'
      ? neighboursOf(Number(pick)).map(number => ({ market, pick: String(number), amount }))
      : [{ market, pick, amount }]
}

const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Moves the focus to the nearest bet in the direction of an arrow key. */
function moveFocus(layout, event) {
  const direction = directions[event.key]
  const from = event.target.closest('button')
  if (!direction || !from) return
  event.preventDefault()
  const centreOf = button => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const [x, y] = centreOf(from)
  const ranked = [...layout.querySelectorAll('button:enabled')]
    .filter(button => button !== from && button.tabIndex === 0)
    .map(button => {
      const [dx, dy] = centreOf(button).map((at, axis) => at - [x, y][axis])
      const along = dx * direction[0] + dy * direction[1]
      const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0])
      return { button, along, distance: along + 2 * aside }
    })
    .filter(({ along }) => along > 1)
  ranked.toSorted((one, other) => one.distance - other.distance)[0]?.button.focus()
}
