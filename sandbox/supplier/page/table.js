// A table: chips are placed on the board first and staked together when the player confirms.
import { pickText, tables } from '/lib/sandbox/supplier/games.ts'
import {
  doubleStakes,
  limitFault,
  mergeStakes,
  placedOf,
  placeStakes,
  sumOf,
  undoStep,
} from '/lib/sandbox/supplier/tables/slip.ts'
import { openLayout } from '/roulette-layout.js'
import { boardMarkup, openWheel, roadMarkup, scenes } from '/table-parts.js'
import { numbersOf, sha256 } from '/verify.js'

const CHIPS = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000]
/** "1천", "12.5만": an amount on a chip. */
const chipText = amount => (amount < 10_000 ? `${amount / 1_000}천` : `${amount / 10_000}만`)

/** Replaces the content of an element only when it changes, so that buttons keep their focus and readers stay quiet. */
const shownIn = new WeakMap()
function fill(element, markup) {
  if (shownIn.get(element) === markup) return
  shownIn.set(element, markup)
  element.innerHTML = markup
}

const unreached = { ok: false, text: '연결을 확인해 주세요.' }

export function openTable(table, tools) {
  const { ask, show, serverNow, stage, side, sound } = tools
  let chip = CHIPS[0]
  let slip = []
  let state
  let busy = false
  let notice = ''
  document.body.classList.add('table')
  stage.innerHTML = stageMarkup(table, tools.won)
  side.innerHTML = sideText
  const drawScene = openScene(table.kind, stage.querySelector('.scene'), sound)
  const stakesOf = table.kind === 'roulette' ? openLayout(stage) : (picked, amount) => [{ ...picked, amount }]
  const isClosed = () => !state || serverNow() >= state.round.closesAt
  const lastStakes = () => mergeStakes(state?.past.find(one => one.own.length > 0)?.own ?? [])

  const say = text => {
    notice = text
    drawSlip()
  }
  const drawSlip = () => {
    const shown = { state, slip, chip, busy, notice, closed: isClosed(), hasLast: lastStakes().length > 0 }
    drawBoard(table, shown, tools)
  }
  /** Takes a step of the slip, unless it breaks a limit. */
  const step = next => {
    const placed = placedOf(next)
    const fault = placed.length > 0 ? limitFault(placed, state?.round.own ?? [], table.limits) : undefined
    if (fault === undefined) {
      slip = next
      sound('chip')
    }
    say(fault ?? '')
  }
  const confirm = async () => {
    busy = true
    drawSlip()
    const told = await ask('bet', { round: state.round.id, stakes: placedOf(slip) }).catch(() => unreached)
    busy = false
    // Chips that were not staked stay on the board.
    if (told.ok) slip = []
    else if (told.refused) slip = [told.refused]
    await refresh()
    say(told.ok ? '' : told.text)
  }
  const acts = {
    undo: () => step(undoStep(slip)),
    clear: () => step([...slip, []]),
    double: () => step(doubleStakes(slip)),
    rebet: () => step(placeStakes(slip, lastStakes())),
    confirm,
  }
  const refresh = async () => {
    const told = await ask('state').catch(() => undefined)
    if (!told?.round) return
    if (state?.round.id !== told.round.id) notice = ''
    state = told
    show(told)
    drawScene(told)
    drawRounds(table, told, tools)
    drawSlip()
  }
  const tick = () => {
    if (!state) return
    drawClock(stage, state.round, serverNow())
    if (!isClosed() || busy || slip.length === 0) return
    const hadChips = placedOf(slip).length > 0
    slip = []
    say(hadChips ? '확정하지 않은 칩은 베팅되지 않았습니다.' : notice)
  }
  const choose = amount => {
    chip = amount
    drawSlip()
  }
  const place = picked => step(placeStakes(slip, stakesOf(picked, chip)))
  listen(stage, { choose, place, acts })
  side.onclick = async event => {
    const index = event.target.closest('[data-verify]')?.dataset.verify
    if (index) side.querySelector('.proof').innerHTML = await proofMarkup(table, state.past[Number(index)])
  }
  drawSlip()
  void refresh()
  setInterval(refresh, 1000)
  setInterval(tick, 200)
}

/** Draws the chips on the board, the slip, and the line with what is said. */
function drawBoard(table, { state, slip, chip, busy, notice, closed, hasLast }, tools) {
  const { stage, won } = tools
  const isIdle = closed || busy
  drawPicks(stage, { round: state?.round, placed: placedOf(slip), isIdle, won })
  drawActs(stage, { slip, chip, isIdle, hasLast, won })
  fill(stage.querySelector('.placed'), placedMarkup(table, placedOf(slip), won))
  fill(stage.querySelector('.said'), saidMarkup(state, { ...tools, notice, closed }))
}

/** Connects the chips to choose from, the picks, and the buttons of the slip. */
function listen(stage, { choose, place, acts }) {
  stage.onclick = event => {
    const { chip, pick, market, do: act } = event.target.closest('button')?.dataset ?? {}
    if (chip) choose(Number(chip))
    else if (pick) place({ market, pick })
    else if (act) void acts[act]()
  }
}

/** Draws the chips on each pick, and marks the picks that won. */
function drawPicks(stage, { round, placed, isIdle, won }) {
  const winning = new Set(
    round?.drawn?.results.flatMap(one => one.won.map(pick => `${one.market} ${pick}`)) ?? [],
  )
  for (const button of stage.querySelectorAll('[data-pick]')) {
    const { market, pick, name } = button.dataset
    const on = stakes => sumOf(stakes.filter(one => one.market === market && one.pick === pick))
    const [own, waiting] = [on(round?.own ?? []), on(placed)]
    button.disabled = isIdle
    button.classList.toggle('won', winning.has(`${market} ${pick}`))
    fill(
      button.querySelector('.chips-on'),
      (own > 0 ? `<b class="own">${chipText(own)}</b>` : '') +
        (waiting > 0 ? `<b class="waiting">${chipText(waiting)}</b>` : ''),
    )
    const words = [name, own > 0 && `베팅 ${won(own)}`, waiting > 0 && `놓은 칩 ${won(waiting)}`]
    button.setAttribute('aria-label', words.filter(Boolean).join(', '))
  }
}

/** Draws the chips to choose from and the buttons of the slip. */
function drawActs(stage, { slip, chip, isIdle, hasLast, won }) {
  for (const button of stage.querySelectorAll('[data-chip]'))
    button.setAttribute('aria-pressed', String(Number(button.dataset.chip) === chip))
  const total = sumOf(placedOf(slip))
  const possible = {
    undo: slip.length > 0,
    rebet: hasLast,
    clear: total > 0,
    double: total > 0,
    confirm: total > 0,
  }
  for (const button of stage.querySelectorAll('[data-do]'))
    button.disabled = isIdle || !possible[button.dataset.do]
  stage.querySelector('.total').textContent = total > 0 ? won(total) : ''
}

/** Returns what the chips on the board are on, the newest first; the limits of the table while there are none. */
function placedMarkup({ code, limits }, placed, won) {
  const table = tables.find(one => one.code === code)
  const words = placed.map(
    ({ market, pick, amount }) => `<li>${pickText(table, market, pick)} <b>${won(amount)}</b></li>`,
  )
  const none = `<li class="hint">한 칸 ${won(limits.min)}–${won(limits.max)} · 한 회차 ${won(limits.roundMax)}까지</li>`
  return words.toReversed().join('') || none
}

/** Draws the number of the round, the roads and the list of past rounds. */
function drawRounds(table, { round, past, road }, { stage, side, signed }) {
  stage.querySelector('.round').textContent = `${round.id}회`
  fill(stage.querySelector('.results'), roadMarkup(table.kind, road))
  side.querySelector('.hash').textContent = round.hash
  const rows = past.map((one, index) => pastMarkup(table, one, index, signed))
  fill(side.querySelector('.rounds'), rows.join('') || '<li class="hint">아직 없습니다.</li>')
}

/** Returns a function that draws the result of the round; while bets are open, that of the round before. */
function openScene(kind, host, sound) {
  const showWheel = kind === 'roulette' ? openWheel(host) : undefined
  let drawnKey = ''
  return ({ now, round, past }) => {
    const isOpen = now < round.closesAt
    const shown = round.drawn ?? (isOpen ? past[0] : undefined)
    const key = `${shown?.id ?? round.id} ${shown !== undefined}`
    host.classList.toggle('before', shown !== round.drawn)
    if (key === drawnKey) return
    const isNew = drawnKey !== '' && shown === round.drawn
    drawnKey = key
    if (isNew) sound('deal')
    if (showWheel) showWheel(shown?.draw.number, isNew)
    else host.innerHTML = scenes[kind]?.(shown?.draw) ?? ''
  }
}

/** Returns the line below the scene: a refusal, the result of the own bets, or what to do. */
function saidMarkup(state, { notice, closed, won, signed }) {
  if (notice) return `<span class="bad">${notice}</span>`
  if (!state) return ''
  const resultOf = ({ own }) => {
    const staked = sumOf(own)
    if (own.length === 0 || own.some(({ payout }) => payout === null)) return undefined
    const net = own.reduce((sum, { payout }) => sum + payout, 0) - staked
    return `<b class="${net > 0 ? 'plus' : ''}">${signed(net)}</b>`
  }
  const own = sumOf(state.round.own)
  if (own > 0) return `<span>이번 회차 베팅 ${won(own)}</span>${resultOf(state.round) ?? ''}`
  if (closed) return '<span class="hint">베팅이 마감되었습니다. 결과를 기다려 주세요.</span>'
  const last = state.past[0] && resultOf(state.past[0])
  return last
    ? `<span>지난 회차 순손익</span>${last}`
    : '<span class="hint">칩을 고르고 칸에 놓은 뒤, 베팅 확정을 누르세요.</span>'
}

const stageMarkup = (table, won) => `
    <div class="clock"><b class="round"></b><div class="bar"><i></i></div><span class="left"></span></div>
    <div class="top"><div class="scene"></div><div class="results"></div></div>
    <div class="said" role="status"></div>
    ${boardMarkup(table)}
    <div class="slip">
      <ul class="placed" aria-label="놓은 칩과 한도" tabindex="0"></ul>
      <div class="chips" role="group" aria-label="칩">${CHIPS.map(amount => `<button class="chip" data-chip="${amount}" aria-label="${won(amount)}">${chipText(amount)}</button>`).join('')}</div>
      <div class="acts"><button data-do="undo">되돌리기</button><button data-do="clear">비우기</button><button data-do="rebet">다시 베팅</button><button data-do="double">두 배</button></div>
      <button class="main" data-do="confirm">베팅 확정 <b class="total"></b></button>
    </div>`

const sideText = `<div><h2>지난 회차</h2><ol class="rounds"></ol></div>
    <div><h2>공정성 확인</h2><p class="label">회차가 시작될 때 공개되는 서버 시드의 해시입니다. 마감 뒤에 시드가 공개되고, 그 회차의 모든 베팅이 함께 섞입니다.</p><code class="hash"></code><div class="proof" aria-live="polite"></div></div>`

function pastMarkup(table, round, index, signed) {
  const back = round.own.reduce((sum, bet) => sum + (bet.payout ?? 0) - bet.amount, 0)
  const first = round.results[0]?.won[0]
  const label = table.markets[0].picks.find(pick => pick.id === first)?.label ?? ''
  const number = table.kind === 'roulette' ? ` ${round.draw.number}` : ''
  const own = round.own.length > 0 ? `<span class="${back > 0 ? 'plus' : ''}">${signed(back)}</span>` : ''
  return `<li><span>${round.id.slice(9)}회 ${label}${number}</span>${own}<button data-verify="${index}">검증</button></li>`
}

/** Recomputes the draw of a round, with the code that drew it. */
async function proofMarkup(table, round) {
  const { kind } = tables.find(one => one.code === table.code)
  const again = kind.draw(await numbersOf(round.seed, `${table.number}:${round.id}:${round.beacon}`))
  const isRight =
    (await sha256(round.seed)) === round.hash && JSON.stringify(again) === JSON.stringify(round.draw)
  return `<p><b class="${isRight ? 'plus' : 'bad'}">${round.id}회 ${isRight ? '일치' : '불일치'}</b></p><code>시드 ${round.seed}</code><code>베팅 해시 ${round.beacon} (${round.bets}건)</code>`
}

function drawClock(stage, { startsAt, closesAt, endsAt }, now) {
  const isClosed = now >= closesAt
  const [from, to] = isClosed ? [closesAt, endsAt] : [startsAt, closesAt]
  stage.classList.toggle('closed', isClosed)
  const share = Math.max(0, Math.min(1, (to - now) / (to - from)))
  stage.querySelector('.bar').style.setProperty('--share', String(share))
  const left = Math.max(0, Math.ceil((to - now) / 1000))
  stage.querySelector('.left').textContent = isClosed ? '결과' : `마감 ${left}초`
}
