// The text next to a slot: pays, figures, rules, the last spins, and their verification.
import { symbolArt } from '/art.js'
import { findSlot } from '/lib/sandbox/supplier/games.ts'
import { spinMessage } from '/lib/sandbox/supplier/slots/spin-message.ts'
import { numbersOf, sha256 } from '/verify.js'

const payWords = (slot, pays) =>
  pays
    .map(([count, paid], index) => {
      const isOpen = slot.family === 'breakers' && index === pays.length - 1
      return `<i>${count}개${isOpen ? '부터' : ''} ${paid.toLocaleString('ko-KR')}</i>`
    })
    .join(' · ')

const withoutPays = id => (id === 'wild' ? '다른 그림을 대신합니다' : '금액이 적혀 있습니다')

const figuresMarkup = ({ returnRate, feature, mostTimes }) => {
  const rows = [
    ['환수율', `${returnRate.toFixed(2)}%`],
    ...(feature ? [[feature.name, `${feature.onceIn.toLocaleString('ko-KR')}회에 한 번`]] : []),
    ['최대 당첨', `베팅금의 ${mostTimes.toLocaleString('ko-KR')}배 이하`],
  ]
  return `<dl class="figures">${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`
}

export const sideMarkup = slot => `
    <div><h2>그림과 배당</h2><div class="pays">${slot.symbols
      .map(
        ({ id, name, pays }) =>
          `<div>${symbolArt(id)}<span>${name}<small>${payWords(slot, pays) || withoutPays(id)}</small></span></div>`,
      )
      .join('')}</div>
      <p class="label">숫자는 ${slot.units > 1 ? `한 단위 베팅(총 베팅의 ${slot.units}분의 1)` : '베팅금'}의 배수입니다.</p></div>
    <div class="at-rules"><h2>규칙과 확률</h2>${figuresMarkup(slot)}<ul class="rules">${slot.rules.map(rule => `<li>${rule}</li>`).join('')}</ul>
      <p class="label">환수율과 확률은 릴이 멈추는 모든 경우를 세어 계산한 값입니다. 이전 회차는 다음 회차에 영향을 주지 않습니다.</p></div>
    <div><h2>최근 회차</h2><ol class="rounds"><li class="hint">아직 없습니다.</li></ol></div>
    <div class="at-proof"><h2>공정성 확인</h2><p class="label">다음 회차의 서버 시드 해시와 내 시드입니다. 시드를 바꾸면 지금까지의 서버 시드가 공개되어 모든 회차를 다시 계산할 수 있습니다.</p>
      <code class="hash"></code><label class="label">내 시드<input maxlength="64"></label>
      <p><button class="renew">시드 바꾸고 이전 회차 검증</button></p><div class="proof" aria-live="polite"></div></div>`

/** Returns a payout next to its stake. One that is not above the stake is not presented as a win. */
export const paidMarkup = (paid, stake, won) =>
  paid > stake
    ? `<b class="plus">+${won(paid)}</b>`
    : `<b>${won(paid)} <span class="hint">/ 베팅 ${won(stake)}</span></b>`

export const historyMarkup = (history, won) =>
  history
    .slice(0, 6)
    .map(
      ({ nonce, paid, stake, word }) =>
        `<li><span>${nonce}회${word ? ` <small class="hint">${word}</small>` : ''}</span><span class="${paid > stake ? 'plus' : ''}">${paid > stake ? '+' : ''}${won(paid)}</span></li>`,
    )
    .join('')

/** Recomputes every spin of a seed that was played in this window, with the code that drew it. */
export async function proofMarkup(slot, revealed, history) {
  const isRight = (await sha256(revealed.seed)) === revealed.hash
  const lines = []
  for (const one of history.filter(({ isProved }) => !isProved)) {
    one.isProved = true
    const message = spinMessage(slot.code, revealed.clientSeed, one.nonce)
    const again = findSlot(slot.code).spin(await numbersOf(revealed.seed, message))
    const word = JSON.stringify(again) === JSON.stringify(one.spin) ? '일치' : '불일치'
    lines.push(
      `<li><span>${one.nonce}회 · ${again.pays.toLocaleString('ko-KR')}단위</span><span class="${word === '일치' ? 'plus' : 'bad'}">${word}</span></li>`,
    )
  }
  const list = lines.join('') || '<li class="hint">확인할 회차가 없습니다.</li>'
  return `<p><b>${isRight ? '해시 일치' : '해시 불일치'}</b></p><code>${revealed.seed}</code><ol class="rounds">${list}</ol>`
}
