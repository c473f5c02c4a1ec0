import { renderSVG } from 'uqr'
import { networkTerms } from '#domain/cashier/tether/networks.ts'
import { formatUsdt, type MicroUsdt, microUsdt, plainUsdt } from '#domain/cashier/tether/usdt.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import type { Payment } from '../gateway-state.ts'

/** Returns the payer's page: the amount, the address and the deadline, with buttons instead of a wallet. */
export const payPage = (payment: Payment): string =>
  page(
    '테더 결제',
    `<main data-payment="${payment.id}">
  <p class="play">연습용 결제창입니다. 실제 테더를 보내지 마세요. 이 주소로는 어떤 지갑도 송금할 수 없습니다.</p>
  <header>
    <h1>테더 결제</h1>
    <p class="state" data-state></p>
  </header>
  <dl class="figures">
    <div class="wide"><dt>보낼 금액</dt><dd class="large" data-usdt>${payment.usdt === null ? '금액 자유' : formatUsdt(payment.usdt)}</dd></div>
    ${payment.amount === null ? '' : `<div><dt>충전금액</dt><dd>${formatFigure(payment.amount)}원</dd></div>`}
    <div><dt>적용 환율</dt><dd>1 USDT = ${formatFigure(payment.rate)}원</dd></div>
    <div><dt>네트워크</dt><dd>${payment.network} (${networkTerms[payment.network].chain})</dd></div>
    <div><dt>남은 시간</dt><dd data-left></dd></div>
  </dl>
  <section class="address">
    <div class="qr" aria-label="받는 주소 QR 코드" role="img">${renderSVG(payment.address, { border: 2 })}</div>
    <div><h2>받는 주소</h2><p class="copy" data-address>${payment.address}</p></div>
  </section>
  <section class="acts" aria-label="지갑 대신 누르는 버튼">
    <h2>연습: 지갑 대신 보내기</h2>
    <div class="buttons" data-open>
      ${payment.usdt === null ? '' : quickButtons(payment.usdt)}
    </div>
    <form data-own>
      <label for="usdt">직접 입력 (USDT)</label>
      <div class="row"><input id="usdt" name="usdt" inputmode="decimal" autocomplete="off" value="${payment.usdt === null ? '10' : plainUsdt(payment.usdt)}"><button type="submit">보내기</button></div>
    </form>
    <button class="quiet" type="button" data-expire>시간 만료 처리</button>
    <p role="alert" class="fault" data-fault></p>
  </section>
  <section><h2>송금 내역</h2><ul data-transfers></ul></section>
</main><script src="/pay.js" defer></script>`,
  )

const quickButtons = (usdt: MicroUsdt): string =>
  [
    [usdt, '정확히 보내기', 'primary'],
    [microUsdt(Math.floor(usdt / 2)), '적게 보내기 (절반)', ''],
    [microUsdt(usdt + Math.floor(usdt / 5)), '많이 보내기 (20% 더)', ''],
  ]
    .map(
      ([amount, word, look]) =>
        `<button type="button" class="${look}" data-send="${plainUsdt(microUsdt(Number(amount)))}">${word}</button>`,
    )
    .join('')

/** Returns the data that the page polls each second. */
export const payState = (payment: Payment, now: number) => ({
  open: payment.state === 'open',
  leftSeconds: Math.max(0, Math.ceil((payment.expiresAt - now) / 1000)),
  needed: networkTerms[payment.network].confirmations,
  transfers: payment.transfers.map(({ txid, usdt, confirmations, state }) => ({
    ...{ txid, usdt: formatUsdt(usdt), confirmations, state },
  })),
})

export const missingPage = (): string =>
  page(
    '결제를 찾을 수 없습니다',
    '<main><h1>결제를 찾을 수 없습니다</h1><p>창을 닫고 다시 신청해 주세요.</p></main>',
  )

export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/pay.css"><link rel="icon" href="data:,"></head><body>${body}</body></html>`
