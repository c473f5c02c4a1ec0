import { symbolArt } from '/art.js'
import { findSlot } from '/lib/sandbox/supplier/games.ts'
import { spinMessage } from '/lib/sandbox/supplier/slots/spin-message.ts'
import { numbersOf, sha256 } from '/verify.js'

const wait = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))
const SPIN = 1100

export function openSlot(slot, { ask, show, won, stage, side }) {
  let unit = 0
  let busy = false
  const history = []
  const reels = slot.family === 'reels' ? 3 : 5
  stage.innerHTML = stageMarkup(slot, reels)
  const find = name => stage.querySelector(name)
  const [view, said, button] = [find('.window'), find('.said'), find('.main')]
  side.innerHTML = sideMarkup(slot)
  const draw = (window, hits = [], gained = false) => drawWindow(view, window, hits, gained)
  const stake = () => {
    find('output').textContent = won(slot.unitStakes[unit])
    find('.total').textContent = won(slot.unitStakes[unit] * slot.units)
  }
  const refresh = async () => {
    const state = await ask('state')
    show(state)
    side.querySelector('.hash').textContent = state.seed?.hash ?? ''
    const input = side.querySelector('input')
    if (document.activeElement !== input) input.value = state.seed?.clientSeed ?? ''
  }
  const showSpin = async (spin, { label = '', unitStake, stake = 0 }) => {
    for (const reel of view.querySelectorAll('.reel')) reel.classList.add('spins')
    await wait(SPIN)
    const hits = spin.wins.flatMap(win => win.cells)
    const paid = paidOf(spin, unitStake)
    draw(spin.window, hits, paid > stake)
    said.innerHTML = wonMarkup(slot, { spin, label, paid, stake, won })
  }
  const spin = async () => {
    if (busy) return
    busy = true
    button.disabled = true
    const since = Date.now()
    const unitStake = slot.unitStakes[unit]
    const stake = unitStake * slot.units
    view.classList.remove('won')
    for (const reel of view.querySelectorAll('.reel')) reel.classList.add('spins')
    const told = await ask('spin', { unit: unitStake }).catch(() => ({
      ok: false,
      text: '연결을 확인해 주세요.',
    }))
    if (!told.ok) {
      for (const reel of view.querySelectorAll('.reel')) reel.classList.remove('spins')
      said.innerHTML = `<span class="bad">${told.text}</span>`
    } else {
      await showSpin(told.spin, { unitStake, stake })
      for (const [index, free] of told.spin.free.entries()) {
        await wait(1400)
        await showSpin(free, { label: `프리스핀 ${index + 1}/${told.spin.free.length} · `, unitStake })
      }
      if (told.spin.free.length > 0)
        said.innerHTML = `<span class="tag">프리스핀 ${told.spin.free.length}회</span>${paidMarkup(told.paid, stake, won)}`
      show({ balance: told.balance })
      history.unshift({ nonce: told.nonce, paid: told.paid, stake, pays: told.spin.pays })
      side.querySelector('.rounds').innerHTML = historyMarkup(history, won)
    }
    await refresh()
    await untilNext(button, slot.spinMilliseconds, since)
    busy = false
    button.disabled = false
  }
  const renew = async () => {
    const { revealed } = await ask('seed', { clientSeed: side.querySelector('input').value })
    side.querySelector('.proof').innerHTML = await proofMarkup(slot, revealed, history)
    await refresh()
  }
  button.onclick = spin
  find('.less').onclick = () => {
    unit = Math.max(0, unit - 1)
    stake()
  }
  find('.more').onclick = () => {
    unit = Math.min(slot.unitStakes.length - 1, unit + 1)
    stake()
  }
  side.querySelector('.renew').onclick = renew
  draw(firstWindow(slot, reels))
  stake()
  void refresh()
}

const stageMarkup = (slot, reels) => `
    <div class="window" style="grid-template-columns:repeat(${reels},1fr)"></div>
    <div class="said"><span class="hint">${slot.line}</span></div>
    <div class="controls">
      <div><div class="label">${slot.units > 1 ? `한 ${slot.family === 'hexagon' ? '단위' : '줄'} × ${slot.units}` : '한 번'}</div>
        <div class="stepper"><button class="less" aria-label="줄이기">−</button><output></output><button class="more" aria-label="늘리기">+</button></div></div>
      <div><div class="label">총 베팅</div><b class="total"></b></div>
      <button class="main"><span class="ring"></span>돌리기</button>
    </div>`

const sideMarkup = slot => `
    <div><h2>그림과 배당</h2><div class="pays">${slot.symbols
      .map(
        ({ id, name, pays }) =>
          `<div>${symbolArt(id)}<span>${name}<small>${pays.map(([count, paid]) => `<i>${count}개 ${paid}</i>`).join(' · ') || '다른 그림을 대신합니다'}</small></span></div>`,
      )
      .join('')}</div>
      <p class="label">숫자는 ${slot.units > 1 ? '한 단위 베팅' : '베팅금'}의 배수입니다. 환수율 ${slot.returnRate.toFixed(2)}%는 릴이 멈추는 모든 경우를 세어 계산한 값입니다.</p></div>
    <div><h2>최근 회차</h2><ol class="rounds"><li class="hint">아직 없습니다.</li></ol></div>
    <div><h2>공정성 확인</h2><p class="label">다음 회차의 서버 시드 해시와 내 시드입니다. 시드를 바꾸면 지금까지의 서버 시드가 공개되어 모든 회차를 다시 계산할 수 있습니다.</p>
      <code class="hash"></code><label class="label">내 시드<input maxlength="64"></label>
      <p><button class="renew">시드 바꾸고 이전 회차 검증</button></p><div class="proof" aria-live="polite"></div></div>`

/** Returns the window before the first spin. */
function firstWindow({ symbols }, reels) {
  const idAt = (reel, row) => symbols[(reel * 2 + row * 3) % symbols.length].id
  return Array.from({ length: reels }, (_, reel) => [0, 1, 2].map(row => idAt(reel, row)))
}

const paidOf = (spin, unitStake) => spin.wins.reduce((sum, win) => sum + win.pays, 0) * unitStake

/** Returns a win next to its stake. A payout below the stake is not presented as a win. */
const paidMarkup = (paid, stake, won) =>
  paid > stake
    ? `<b class="plus">+${won(paid)}</b>`
    : `<b>${won(paid)} <span class="hint">/ 베팅 ${won(stake)}</span></b>`

const historyMarkup = (history, won) =>
  history
    .slice(0, 6)
    .map(
      ({ nonce, paid, stake }) =>
        `<li><span>${nonce}회</span><span class="${paid > stake ? 'plus' : ''}">${paid > stake ? '+' : ''}${won(paid)}</span></li>`,
    )
    .join('')

/** Recomputes every spin of a seed that was played in this window, with the code that drew it. */
async function proofMarkup(slot, revealed, history) {
  const isRight = (await sha256(revealed.seed)) === revealed.hash
  const lines = []
  for (const one of history.filter(({ isProved }) => !isProved)) {
    one.isProved = true
    const message = spinMessage(slot.code, revealed.clientSeed, one.nonce)
    const again = findSlot(slot.code).spin(await numbersOf(revealed.seed, message))
    const word = again.pays === one.pays ? '일치' : '불일치'
    lines.push(
      `<li><span>${one.nonce}회 · ${again.pays}배수</span><span class="${word === '일치' ? 'plus' : 'bad'}">${word}</span></li>`,
    )
  }
  const list = lines.join('') || '<li class="hint">확인할 회차가 없습니다.</li>'
  return `<p><b>${isRight ? '해시 일치' : '해시 불일치'}</b></p><code>${revealed.seed}</code><ol class="rounds">${list}</ol>`
}

function drawWindow(view, window, hits, gained) {
  const isHit = (reel, row) => hits.some(([atReel, atRow]) => atReel === reel && atRow === row)
  const cell = (symbol, reel, row) =>
    `<div class="cell ${isHit(reel, row) ? 'hit' : ''}">${symbolArt(symbol)}</div>`
  view.classList.toggle('won', hits.length > 0)
  view.classList.toggle('gained', gained)
  view.innerHTML = window
    .map(
      (column, reel) =>
        `<div class="reel">${column.map((symbol, row) => cell(symbol, reel, row)).join('')}</div>`,
    )
    .join('')
}

function wonMarkup(slot, { spin, label, paid, stake, won }) {
  const top = spin.wins.toSorted((one, other) => other.pays - one.pays)[0]
  if (!top) return `<span class="hint">${label}당첨 없음</span>`
  const name = slot.symbols.find(one => one.id === top.symbol)?.name ?? ''
  const others = spin.wins.length > 1 ? ` 외 ${spin.wins.length - 1}` : ''
  return `<span class="tag">${label}${name} ${top.label}${others}</span>${paidMarkup(paid, stake, won)}`
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
