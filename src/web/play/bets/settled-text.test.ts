import { expect, test } from 'vitest'
import { aBetLeg } from '#tests/support/facts/bet-leg.ts'
import { settledText } from './settled-text.ko.ts'

const settled = { betId: 'b', status: 1, payout: 0 } as const
const amounts = 10_000
const lost = { amounts, bettings: [aBetLeg({ home: '아스널', away: '번리', result: 'lost' })] }
const casino = { provider: '카지노 A', game: '클래식 세 릴', round: 'classic.1', state: 'settled' } as const
const three = { amounts, bettings: [aBetLeg({ home: '아스널', away: '번리' }), aBetLeg(), aBetLeg()] }

test.each([
  ['낙첨 · 아스널 VS 번리', settled, lost],
  ['당첨 · 아스널 VS 번리 외 2경기 · 19,000원 지급', { ...settled, status: 2, payout: 19_000 }, three],
  [
    '낙첨(절반) · 울산 VS 서울 · 5,000원 지급',
    { ...settled, payout: 5_000 },
    { amounts, bettings: [aBetLeg({ result: 'half-lost' })] },
  ],
  [
    '당첨 · 1분 파워볼 417회차 · 9,500원 지급',
    { ...settled, status: 2, payout: 9_500 },
    { amounts, bettings: [aBetLeg({ home: '1분 파워볼 417회차', away: '' })] },
  ],
  [
    '낙첨 · 클래식 세 릴 · 2,500원 지급',
    { ...settled, payout: 2_500 },
    { amounts, bettings: [aBetLeg({ home: '클래식 세 릴', away: '', result: 'lost', casino })] },
  ],
  [
    '본전 · 클래식 세 릴 · 10,000원 지급',
    { ...settled, payout: 10_000 },
    { amounts, bettings: [aBetLeg({ home: '클래식 세 릴', away: '', result: 'lost', casino })] },
  ],
  ['당첨 · 19,000원 지급', { ...settled, status: 2, payout: 19_000 }, undefined],
  [
    '경기 결과가 정정되어 베팅이 다시 정산되었습니다. 아스널 VS 번리',
    { ...settled, again: 'corrected' as const },
    lost,
  ],
])('LABEL-023 describes a settled bet by its name: %s', (text, news, bet) => {
  expect(settledText(news, bet)).toBe(text)
})
