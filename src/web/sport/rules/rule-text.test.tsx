import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { levelSettings } from '#domain/slip/level-settings.ts'
import { answer, draw, find, logIn, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { RuleText } from './rule-text.tsx'

useDrawing()

const wireLevels = levelSettings.map(({ level, general, live, special }) => ({
  level,
  minBetAmount: general.stakeMin,
  maxBetAmount: general.stakeMax,
  maxWinAmount: general.winningsMax,
  maxBetPercent: general.totalOddsMax / 100,
  minLiveBetAmount: live.stakeMin,
  maxLiveBetAmount: live.stakeMax,
  maxLiveWinAmount: live.winningsMax,
  maxLiveBetPercent: live.totalOddsMax / 100,
  minSpecialBetAmount: special.stakeMin,
  maxSpecialBetAmount: special.stakeMax,
  maxSpecialWinAmount: special.winningsMax,
  maxSpecialBetPercent: special.totalOddsMax / 100,
}))

test('ROUTE-011 shows the limits of all levels and the member’s own maximum', async () => {
  logIn({ level: 5, tendency: 36 })
  answer({ 'setting/level': wireLevels })
  draw(<RuleText html="<h3>베팅 한도</h3><p>[[레벨별 한도]]</p>" anchorBase="sports" />)
  const table = within(await screen.findByRole('region', { name: '레벨별 한도' }))
  expect(table.getAllByRole('row')).toHaveLength(11)
  // A tendency's cap is shown in the member's row like any other limit.
  expect(wordsOf(table.getByRole('row', { name: /LV\.5/ }))).toContain('3,000,00012,000,00020배')
  expect(wordsOf(table.getByRole('row', { name: /LV\.4/ }))).toContain('100배')
  expect(screen.getByText(/회원님\(LV\.5\)은 한 번에 3,000,000원까지/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: '베팅 한도' }).id).toBe('sports-1')
})

test('FIELD-015 shows the configured delay of each sport', async () => {
  logIn()
  const liveBettingTime = { soccer: 7, basketball: 5, baseball: 6, volleyball: 4, hockey: 6, basic: 9 }
  answer({ setting: { liveBettingTime, prematchCloseSec: 60 } })
  draw(<RuleText html="<p>[[라이브 접수 대기시간]]</p><p>[[베팅 마감]]</p>" anchorBase="inplay" />)
  await screen.findByText('7초')
  expect(wordsOf(find('[data-block="live-delay"]'))).toContain('그 밖의 종목9초')
  expect(wordsOf(find('[data-block="prematch-close"]'))).toContain('시작 60초 전')
})

test('keeps unknown placeholders and escaped characters as text', () => {
  logIn()
  draw(<RuleText html={'<p>[[없는 표]]</p><p>글 &lt;b&gt;</p>'} anchorBase="x" />)
  expect(screen.getByText('[[없는 표]]')).toBeTruthy()
  expect(screen.getByText('글 <b>')).toBeTruthy()
})
