// Parts that differ between tables: the picture of a draw, the board with the picks, and the roads.
import { cardArt, cardBack, dieArt } from '/art.js'
import { bigRoad, ROAD_ROWS, sicBoSide } from '/lib/sandbox/supplier/tables/roads.ts'
import { angleOf, colourOf, ORDER, STEP } from '/lib/src/domain/minigames/kinds/wheel-pockets.ts'
import { pickMarkup } from '/pick-markup.js'
import { layoutMarkup } from '/roulette-layout.js'

const hand = (title, cards, points) =>
  `<div class="hand"><div class="cards">${cards.length > 0 ? cards.map(cardArt).join('') : cardBack + cardBack}</div><p>${title}${points === undefined ? '' : ` ${points}`}</p></div>`

/** Pictures of a draw; covers for undefined. Roulette has a wheel instead. */
export const scenes = {
  baccarat: draw =>
    hand('플레이어', draw?.player ?? [], draw?.playerPoints) +
    hand('뱅커', draw?.banker ?? [], draw?.bankerPoints),
  'dragon-tiger': draw =>
    hand('드래곤', draw ? [draw.dragon] : []) + hand('타이거', draw ? [draw.tiger] : []),
  'sic-bo': draw => (draw?.dice ?? ['', '', '']).map(dieArt).join(''),
}

const colourWords = { red: '레드', black: '블랙', zero: '제로' }
const RIM = 150
const POCKETS = [72, 128]
/** Radius of the ball in its pocket, and of the figures. */
const BALL = 82
const FIGURES = 112

function pocket(index) {
  const [inner, outer] = POCKETS
  const at = (turn, radius) => {
    const angle = (turn * STEP * Math.PI) / 180
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
  }
  const [from, to] = [index - 0.5, index + 0.5]
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}z`
}

const wheelMarkup = `<svg class="wheel" viewBox="-156 -162 312 318" role="img" aria-label="룰렛 휠">
  <circle r="${RIM}" fill="#232d3a" stroke="#5c697d"/>
  <g class="turning">${ORDER.map(
    (number, index) =>
      `<path class="${colourOf(number)}" d="${pocket(index)}"/><text transform="rotate(${(index * STEP).toFixed(3)}) translate(0 ${-FIGURES})">${number}</text>`,
  ).join('')}<circle class="lying" r="7"/></g>
  <circle r="${POCKETS[0]}" fill="#0d1218" stroke="#5c697d"/><text class="hub-word" y="-26"></text><text class="hub" y="20"></text>
  <path d="M-9 -160h18l-9 17z" fill="#f3bd55"/>
</svg>`

/** Draws the wheel once. Returns a function that shows a number, turning the wheel first when it is new. */
export function openWheel(host) {
  host.innerHTML = wheelMarkup
  const find = name => host.querySelector(name)
  let turn = 0
  let shown = 0
  return (number, isNew) => {
    shown += 1
    const mine = shown
    const hasNumber = number !== undefined
    const tell = () => {
      if (mine !== shown) return
      find('.hub').textContent = hasNumber ? number : ''
      find('.hub-word').textContent = hasNumber ? colourWords[colourOf(number)] : '추첨 대기'
      find('.wheel').setAttribute('aria-label', hasNumber ? `룰렛 휠: ${number}` : '룰렛 휠')
      find('.lying').style.visibility = hasNumber ? 'visible' : 'hidden'
    }
    const turning = find('.turning')
    if (hasNumber) {
      turn = (isNew ? turn - (turn % 360) - 720 : 0) - angleOf(number)
      find('.lying').setAttribute('transform', `rotate(${angleOf(number)}) translate(0 ${-BALL})`)
      turning.style.transition = isNew ? '' : 'none'
      turning.style.transform = `rotate(${turn}deg)`
    }
    if (hasNumber && isNew) {
      find('.hub').textContent = ''
      find('.hub-word').textContent = '추첨 중'
      find('.lying').style.visibility = 'hidden'
      turning.addEventListener('transitionend', tell, { once: true })
      setTimeout(tell, 2600)
    } else tell()
  }
}

const marketMarkup = market =>
  `<div class="${market.picks.length <= 2 ? 'small' : ''}"><h3>${market.label}</h3><div class="picks">${market.picks.map(pick => pickMarkup(market, pick)).join('')}</div></div>`

/** Baccarat and dragon tiger: the two sides with the tie between them, side bets below. */
const sidedMarkup = ({ kind, markets }) =>
  `<div class="sided">${markets.flatMap(market => market.picks.map(pick => pickMarkup(market, pick, { look: `${sides[kind][pick.id]?.[1] ?? ''} at-${pick.id}` }))).join('')}</div>`

/** Returns the picks of a table: roulette as its layout, sic bo by market. */
export function boardMarkup({ kind, markets }) {
  if (kind in sides) return sidedMarkup({ kind, markets })
  if (kind === 'roulette') return layoutMarkup(markets)
  return `<div class="markets">${markets.map(marketMarkup).join('')}</div>`
}

const sides = {
  baccarat: { player: ['플', 'blue'], banker: ['뱅', 'red'], tie: ['타', 'tie'] },
  'dragon-tiger': { dragon: ['용', 'red'], tiger: ['호', 'blue'], tie: ['무', 'tie'] },
}
/** Signs and colours of the roads. */
const roadSides = { ...sides, 'sic-bo': { big: ['대', 'red'], small: ['소', 'blue'], tie: ['트', 'tie'] } }
const SIZE = 22
const BEAD_COLUMNS = 12
const BIG_COLUMNS = 24

const gridMarkup = (columns, cells, label) =>
  `<svg class="road" viewBox="0 0 ${columns * SIZE} ${ROAD_ROWS * SIZE}" style="--columns:${columns}" role="img" aria-label="${label}"><path class="lines" d="${Array.from({ length: columns + 1 }, (_, at) => `M${at * SIZE} 0v${ROAD_ROWS * SIZE}`).join('')}${Array.from({ length: ROAD_ROWS + 1 }, (_, at) => `M0 ${at * SIZE}h${columns * SIZE}`).join('')}"/>${cells.join('')}</svg>`

const placed = (column, row, inside) =>
  `<g transform="translate(${(column + 0.5) * SIZE} ${(row + 0.5) * SIZE})">${inside}</g>`

/** The bead road: every round in order, six to a column. */
function beadMarkup(kind, road) {
  const columns = Math.max(BEAD_COLUMNS, Math.ceil(road.length / ROAD_ROWS))
  const first = Math.max(0, columns - BEAD_COLUMNS)
  const cells = road.flatMap(({ mark, pairs }, index) => {
    const column = Math.floor(index / ROAD_ROWS) - first
    const [sign, colour] = roadSides[kind][mark] ?? ['', 'tie']
    const dots = pairs.map(pair =>
      pair === 'player-pair'
        ? '<circle class="dot blue" cx="6" cy="6" r="3"/>'
        : '<circle class="dot red" cx="-6" cy="-6" r="3"/>',
    )
    return column < 0
      ? []
      : [
          placed(
            column,
            index % ROAD_ROWS,
            `<circle class="bead ${colour}" r="9"/><text>${sign}</text>${dots.join('')}`,
          ),
        ]
  })
  return gridMarkup(BEAD_COLUMNS, cells, '비드로드: 모든 회차의 결과')
}

/** The big road: a column for each run; ties are a stroke with their count on the win before. */
function bigMarkup(kind, road) {
  const all = bigRoad(road)
  const first = Math.max(0, Math.max(0, ...all.map(({ column }) => column)) - BIG_COLUMNS + 1)
  const cells = all.flatMap(({ column, row, mark, ties }) => {
    const [, colour = 'none'] = roadSides[kind][mark] ?? []
    const tie =
      ties > 0
        ? `<path class="stroke" d="M-7 7L7 -7"/>${ties > 1 ? `<text class="count">${ties}</text>` : ''}`
        : ''
    return column < first ? [] : [placed(column - first, row, `<circle class="ring ${colour}" r="8"/>${tie}`)]
  })
  return gridMarkup(BIG_COLUMNS, cells, '육매: 같은 결과가 이어지면 한 줄')
}

const LAST = 18
const NUMBERED = 12
const sicBoWords = { big: '대', small: '소', tie: '트리플' }

/** Returns the figures over the roads: how often each side won. */
const countedSides = {
  baccarat: [
    ['플레이어', ({ mark }) => mark === 'player'],
    ['뱅커', ({ mark }) => mark === 'banker'],
    ['타이', ({ mark }) => mark === 'tie'],
  ],
  'dragon-tiger': [
    ['드래곤', ({ mark }) => mark === 'dragon'],
    ['타이거', ({ mark }) => mark === 'tiger'],
    ['타이', ({ mark }) => mark === 'tie'],
  ],
  roulette: [
    ['레드', ({ mark }) => colourOf(Number(mark)) === 'red'],
    ['블랙', ({ mark }) => colourOf(Number(mark)) === 'black'],
    ['제로', ({ mark }) => mark === '0'],
  ],
  'sic-bo': [
    ['대', one => sicBoSide(one) === 'big'],
    ['소', one => sicBoSide(one) === 'small'],
    ['트리플', one => sicBoSide(one) === 'tie'],
  ],
}

const numberMarkup = ({ mark }) => `<li class="${colourOf(Number(mark))}">${mark}</li>`
const throwMarkup = one =>
  `<li class="sum"><b>${one.mark}</b><small>${sicBoWords[sicBoSide(one)]}</small><small>${(one.dice ?? []).join(' ')}</small></li>`

const lastMarkup = (road, count, markup) =>
  `<ol class="last" aria-label="최근 결과, 왼쪽이 최신">${road.slice(-count).toReversed().map(markup).join('') || '<li class="none">아직 결과가 없습니다.</li>'}</ol>`
const roadsMarkup = (kind, road) =>
  `<div class="roads">${beadMarkup(kind, road)}${bigMarkup(kind, road)}</div>`

/** Returns the recent results of a table. Earlier results do not change the chances of later ones; the text says so. */
export function roadMarkup(kind, road) {
  const bodies = {
    roulette: () => lastMarkup(road, LAST, numberMarkup),
    'sic-bo': () => {
      const sided = road.map(one => ({ ...one, mark: sicBoSide(one) }))
      return `${lastMarkup(road, NUMBERED, throwMarkup)}${roadsMarkup(kind, sided)}`
    },
  }
  const body = bodies[kind]?.() ?? roadsMarkup(kind, road)
  const counts = countedSides[kind].map(
    ([name, is]) => `<span>${name} <b>${road.filter(is).length}</b></span>`,
  )
  return `<div class="road-head"><h3>최근 ${road.length}회 결과</h3>${counts.join('')}</div>${body}<p class="label">이전 결과는 다음 결과에 영향을 주지 않습니다.</p>`
}
