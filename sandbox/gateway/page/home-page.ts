import { formatUsdt } from '#domain/cashier/tether/usdt.ts'
import { instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import type { GatewayState } from '../gateway-state.ts'
import { page } from './pay-page.ts'

const SHOWN = 50

/** Returns the page of the sandbox's data, for a person who plays both sides of the chain. */
export function homePage({ payments, payouts, callbacks }: GatewayState, now: number): string {
  const newest = <T extends { readonly createdAt: number }>(all: Readonly<Record<string, T>>) =>
    Object.values(all)
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, SHOWN)
  const paymentRows = newest(payments).map(
    one =>
      `<tr><td>${at(one.createdAt)}</td><td><a href="/pay/${one.id}">${one.usdt === null ? '금액 자유' : formatUsdt(one.usdt)}</a></td><td>${one.network}</td><td>${one.transfers.length}건</td><td>${one.state === 'open' ? '진행중' : '종료'}</td></tr>`,
  )
  const payoutRows = newest(payouts).map(
    one =>
      `<tr><td>${at(one.createdAt)}</td><td>${formatUsdt(one.usdt)}</td><td>${one.network}</td><td>${one.confirmations}블록</td><td>${payoutWords[one.state]}${one.state === 'sent' ? ` <button type="button" data-fail="${one.id}">실패 처리</button>` : ''}</td></tr>`,
  )
  return page(
    '연습용 테더 게이트웨이',
    `<main class="home"><p class="play">연습용 테더 게이트웨이입니다. 실제 체인과 연결되어 있지 않습니다. ${at(now)}</p>
  <h1>결제</h1>${table(['시각', '금액', '네트워크', '송금', '상태'], paymentRows)}
  <h1>송금</h1>${table(['시각', '금액', '네트워크', '확인', '상태'], payoutRows)}
  <p>사이트에 아직 전하지 못한 알림 ${callbacks.length}건</p></main><script src="/pay.js" defer></script>`,
  )
}

const payoutWords = { sent: '보내는 중', confirmed: '완료', failed: '실패' } as const

const at = (time: number): string => formatSeoul(instant(time), 'MM-DD HH:mm')

const table = (heads: readonly string[], rows: readonly string[]): string =>
  rows.length === 0
    ? '<p class="dim">아직 없습니다.</p>'
    : `<div class="scroll"><table><thead><tr>${heads.map(head => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
