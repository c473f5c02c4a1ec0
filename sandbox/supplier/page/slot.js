// A slot: one spin at a time, with everything that belongs to it shown in order.
import { historyMarkup, paidMarkup, proofMarkup, sideMarkup } from '/slot-side.js'
import { openView, showStep, wait } from '/slot-view.js'

const PAUSE = 900
const unreached = { ok: false, text: '연결을 확인해 주세요.' }
const sumOf = sight => sight.wins.reduce((sum, { pays }) => sum + pays, 0)

export function openSlot(slot, { ask, show, won, stage, side, sound }) {
  let unit = 0
  let busy = false
  const history = []
  document.body.classList.add('slot', slot.family)
  stage.innerHTML = stageMarkup(slot)
  side.innerHTML = sideMarkup(slot)
  const find = name => stage.querySelector(name)
  const [said, meter, button] = [find('.said'), find('.meter'), find('.main')]
  const view = openView(find('.window'), slot, sound)
  const showStake = () => {
    find('output').textContent = won(slot.unitStakes[unit])
    find('.total').textContent = won(slot.unitStakes[unit] * slot.units)
    find('.less').disabled = busy || unit === 0
    find('.more').disabled = busy || unit === slot.unitStakes.length - 1
  }
  const refresh = async () => {
    const state = await ask('state')
    show(state)
    side.querySelector('.hash').textContent = state.seed?.hash ?? ''
    const input = side.querySelector('input')
    if (document.activeElement !== input) input.value = state.seed?.clientSeed ?? ''
  }
  const spin = async () => {
    if (busy) return
    busy = true
    button.disabled = true
    const since = Date.now()
    const unitStake = slot.unitStakes[unit]
    const stake = unitStake * slot.units
    showStake()
    view.turn()
    const told = await ask('spin', { unit: unitStake }).catch(() => unreached)
    if (told.ok) {
      await showSpin(told.spin, { slot, view, said, meter, unitStake, stake, won, sound })
      said.innerHTML = resultMarkup(slot, told, { stake, won })
      if (told.paid > stake) sound('win')
      show({ balance: told.balance })
      history.unshift({
        nonce: told.nonce,
        paid: told.paid,
        stake,
        spin: told.spin,
        word: featureWord(slot, told.spin),
      })
      side.querySelector('.rounds').innerHTML = historyMarkup(history, won)
    } else {
      view.halt()
      view.draw(firstSight(slot))
      said.innerHTML = `<span class="bad">${told.text}</span>`
    }
    await refresh().catch(() => undefined)
    await untilNext(button, slot.spinMilliseconds, since)
    busy = false
    button.disabled = false
    showStake()
  }
  const renew = async () => {
    const { revealed } = await ask('seed', { clientSeed: side.querySelector('input').value })
    side.querySelector('.proof').innerHTML = await proofMarkup(slot, revealed, history)
    await refresh()
  }
  const step = by => {
    unit = Math.min(slot.unitStakes.length - 1, Math.max(0, unit + by))
    sound('chip')
    showStake()
  }
  button.onclick = spin
  find('.less').onclick = () => step(-1)
  find('.more').onclick = () => step(1)
  side.querySelector('.renew').onclick = renew
  view.draw(firstSight(slot))
  meter.textContent = slot.line
  showStake()
  void refresh()
}

/** Shows a spin: its first window, its steps, and its free spins with theirs. */
async function showSpin(spin, tools) {
  const { slot, view, said, meter, unitStake, stake, won, sound } = tools
  let sum = 0
  const tell = (sight, label) => {
    sum += sumOf(sight) * unitStake
    meter.textContent = label
    said.innerHTML = sightMarkup(slot, sight, { sum, stake, won })
  }
  const gainedBy = sight => sum + sumOf(sight) * unitStake > stake
  await view.stop(spin, { gained: gainedBy(spin) })
  tell(spin, timesWord(slot, spin) || slot.line)
  const steps = spin.steps ?? []
  if (spin.free.length > 0 || (steps.length > 0 && slot.family !== 'breakers')) sound('feature')
  for (const one of steps) {
    await wait(PAUSE)
    await showStep(view, one, { slot, gained: gainedBy(one), sound })
    tell(one, [one.label, timesWord(slot, one)].filter(Boolean).join(' · '))
  }
  for (const [index, one] of spin.free.entries()) {
    await wait(PAUSE)
    view.turn()
    await view.stop(one, { gained: gainedBy(one) })
    tell(
      one,
      [`프리스핀 ${index + 1}/${one.total ?? spin.free.length}`, timesWord(slot, one)]
        .filter(Boolean)
        .join(' · '),
    )
  }
  if (steps.length + spin.free.length > 0) await wait(PAUSE)
}

const timesWord = ({ family }, { times }) =>
  times === undefined || (family === 'moon' && times === 1) ? '' : `배수 ${times}배`

const featureWord = ({ stepName }, { steps = [], free }) =>
  [steps.length > 0 && `${stepName} ${steps.length}회`, free.length > 0 && `프리스핀 ${free.length}회`]
    .filter(Boolean)
    .join(' · ')

const stageMarkup = slot => `
    <div class="meter" role="status"></div>
    <div class="window" role="img"></div>
    <div class="said" role="status"><span class="hint">베팅금을 정하고 돌리기를 누르세요.</span></div>
    <div class="controls">
      <div><div class="label">${slot.units > 1 ? `한 단위 × ${slot.units}` : '한 번'}</div>
        <div class="stepper"><button class="less" aria-label="줄이기">−</button><output></output><button class="more" aria-label="늘리기">+</button></div></div>
      <div><div class="label">총 베팅</div><b class="total"></b></div>
      <button class="main"><span class="ring"></span>돌리기</button>
    </div>`

/** Returns the window before the first spin. */
function firstSight({ symbols, reels, rows }) {
  const idAt = (reel, row) => symbols[(reel * 2 + row * 3) % symbols.length].id
  const column = reel => Array.from({ length: rows }, (_, row) => idAt(reel, row))
  return { wins: [], window: Array.from({ length: reels }, (_, reel) => column(reel)) }
}

const heldWords = ({ units }, amounts) => {
  const count = amounts.filter(amount => amount > 0).length
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  return `별 ${count}개 · 베팅금의 ${(sum / units).toLocaleString('ko-KR')}배`
}

/** Returns the best win of a sight, and what the spin has paid so far. */
function sightMarkup(slot, { wins, amounts }, { sum, stake, won }) {
  const top = wins.toSorted((one, other) => other.pays - one.pays)[0]
  const paid = sum > 0 ? paidMarkup(sum, stake, won) : ''
  if (!top && amounts) return `<span class="tag">${heldWords(slot, amounts.flat())}</span>${paid}`
  if (!top) return `<span class="hint">당첨 없음</span>${paid}`
  const name = slot.symbols.find(one => one.id === top.symbol)?.name.split(' · ')[0] ?? ''
  const label = top.label.startsWith(name.split(' ')[0]) ? top.label : `${name} ${top.label}`
  const others = wins.length > 1 ? ` 외 ${wins.length - 1}` : ''
  return `<span class="tag">${label}${others}</span>${paid}`
}

/** Returns the result of a whole spin. */
function resultMarkup(slot, { spin, paid }, { stake, won }) {
  const word = featureWord(slot, spin)
  if (word) return `<span class="tag">${word}</span>${paidMarkup(paid, stake, won)}`
  return sightMarkup(slot, spin, { sum: paid, stake, won })
}

/** Fills the button's ring until the next spin may start. */
async function untilNext(button, milliseconds, since) {
  for (;;) {
    const share = Math.min(1, (Date.now() - since) / milliseconds)
    button.style.setProperty('--share', String(share))
    if (share === 1) return
    await wait(40)
  }
}
