import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WireRuleText } from '#contract/site/rules.ts'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { TermsDialog } from './terms-dialog.tsx'

useDrawing()

const text = (key: 'terms' | 'privacy', title: string): WireRuleText => ({
  key,
  title,
  version: 2,
  newest: 2,
  inForceFrom: '2026-11-20 12:00:00',
  changes: '보관 기간 추가',
  asksAcceptance: true,
  contents: '<p>새 글</p>',
})

test('requires changed terms to be read and accepted', async () => {
  logIn()
  answer({ 'terms/accept': { pending: 0 }, 'terms/pending': { texts: [] } })
  const user = draw(<TermsDialog texts={[text('terms', '이용약관'), text('privacy', '개인정보처리방침')]} />)
  const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: '동의하고 계속' })
  expect(goOn().disabled).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: '약관이 변경되었습니다' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: '이용약관 보기' }))
  expect(screen.getByText('새 글')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '확인' }))
  await user.click(screen.getByRole('checkbox', { name: '이용약관에 동의합니다.' }))
  expect(goOn().disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: '개인정보처리방침에 동의합니다.' }))
  await user.click(goOn())
  await waitFor(() =>
    expect(callsOf('terms/accept')[0]?.body).toEqual({
      accepted: [
        { key: 'terms', version: 2 },
        { key: 'privacy', version: 2 },
      ],
    }),
  )
})
