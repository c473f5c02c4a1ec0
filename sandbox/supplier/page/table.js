import { ballArt, cardArt, cardBack, dieArt } from '/art.js'
import { tables } from '/lib/sandbox/supplier/games.ts'
import { numbersOf, sha256 } from '/verify.js'

const CHIPS = [1000, 5000, 10000, 50000, 100000]

const hand = (title, cards, points) =>
  `<div class="hand"><div class="cards">${cards.length > 0 ? cards.map(cardArt).join('') : cardBack + cardBack}</div><p>${title}${points === undefined ? '' : ` ${points}`}</p></div>`

/** Pictures of a draw; covers while the round is running. */
const scenes = {
  baccarat: draw =>
    hand('플레이어', draw?.player ?? [], draw?.playerPoints) +
    hand('뱅커', draw?.banker ?? [], draw?.bankerPoints),
  'dragon-tiger': draw =>
    hand('드래곤', draw ? [draw.dragon] : []) + hand('타이거', draw ? [draw.tiger] : []),
  roulette: draw => (draw ? ballArt(draw.number) : '<div class="ball k">·</div>'),
  'sic-bo': draw => (draw?.dice ?? ['', '', '']).map(dieArt).join(''),
}

export function openTable(table, { ask, show, won, signed, serverNow, stage, side }) {
  let chip = 1000
  let state
  const scene = scenes[table.kind] ?? (() => '')
  stage.innerHTML = stageMarkup(table)
  side.innerHTML = sideText
  const find = name => stage.querySelector(name)

  const drawChips = () => {
    for (const button of stage.querySelectorAll('[data-chip]'))
      button.setAttribute('aria-pressed', String(Number(button.dataset.chip) === chip))
  }
  const ownOf = (market, pick) =>
    state?.round.own
      .filter(one => one.market === market && one.pick === pick)
      .reduce((sum, one) => sum + one.amount, 0) ?? 0
  const drawPicks = () => {
    const isClosed = serverNow() >= (state?.round.closesAt ?? 0)
    const won = new Set(
      state?.round.drawn?.results.flatMap(one => one.won.map(pick => `${one.market} ${pick}`)) ?? [],
    )
    for (const button of stage.querySelectorAll('[data-pick]')) {
      const { market, pick } = button.dataset
      const own = ownOf(market, pick)
      button.disabled = isClosed
      button.setAttribute('aria-pressed', String(won.has(`${market} ${pick}`)))
      button.querySelector('.own').textContent = own > 0 ? own.toLocaleString('ko-KR') : ''
    }
  }
  const drawRound = () => {
    const { round, past } = state
    find('.round').textContent = `${round.id}회`
    find('.scene').innerHTML = scene(round.drawn?.draw)
    const own = round.own.reduce((sum, one) => sum + one.amount, 0)
    const paid = round.own.reduce((sum, one) => sum + (one.payout ?? 0), 0)
    const isPaid = round.own.length > 0 && round.own.every(one => one.payout !== null)
    find('.said').innerHTML =
      own === 0
        ? '<span class="hint">금액을 고르고 칸을 누르면 베팅됩니다.</span>'
        : `<span>이번 회차 베팅 ${won(own)}</span>${isPaid ? `<b class="${paid > own ? 'plus' : ''}">${signed(paid - own)}</b>` : ''}`
    side.querySelector('.hash').textContent = round.hash
    side.querySelector('.rounds').innerHTML = past
      .slice(0, 8)
      .map((one, index) => pastMarkup(table, one, index, signed))
      .join('')
  }
  const refresh = async () => {
    const told = await ask('state').catch(() => undefined)
    if (!told?.round) return
    state = told
    show(told)
    drawRound()
    drawPicks()
  }
  const tick = () => {
    if (state) drawClock(stage, state.round, serverNow())
  }
  const verify = async index => {
    side.querySelector('.proof').innerHTML = await proofMarkup(table, state.past[index])
  }
  stage.onclick = async event => {
    const button = event.target.closest('button')
    if (!button) return
    if (button.dataset.chip) {
      chip = Number(button.dataset.chip)
      drawChips()
      return
    }
    const { market, pick } = button.dataset
    const told = await ask('bet', { market, pick, amount: chip })
    await refresh()
    if (!told.ok) find('.said').innerHTML = `<span class="bad">${told.text}</span>`
  }
  side.onclick = event => {
    const button = event.target.closest('[data-verify]')
    if (button) void verify(Number(button.dataset.verify))
  }
  drawChips()
  void refresh()
  setInterval(refresh, 1000)
  setInterval(tick, 200)
}

const stageMarkup = table => `
    <div class="clock"><b class="round"></b><div class="bar"><i></i></div><span class="left"></span></div>
    <div class="scene"></div><div class="said"></div>
    <div class="chips" role="group" aria-label="베팅금액">${CHIPS.map(amount => `<button data-chip="${amount}">${amount.toLocaleString('ko-KR')}</button>`).join('')}</div>
    <div class="markets">${table.markets
      .map(
        market =>
          `<div><h3>${market.label}</h3><div class="picks">${market.picks.map(pick => `<button data-market="${market.id}" data-pick="${pick.id}"><span>${pick.label}</span><small>${(pick.odds / 100).toFixed(2)}</small><span class="own"></span></button>`).join('')}</div></div>`,
      )
      .join('')}</div>`

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
