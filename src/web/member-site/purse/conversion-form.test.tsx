import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aMember, answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { alertText } from '#tests/support/components/drawn-cart.tsx'
import { sessionStore } from '#web/client/session/session-store.ts'
import { AlertDialog } from '#web/kit/overlays/alert-dialog.tsx'
import { ConversionForm } from './conversion-form.tsx'

useDrawing()

const CONVERT = 'emoney/pointToEmoney'

function drawForm(point: number) {
  const member = aMember({ point, updatedAt: '2026-11-21 11:00:00' })
  logIn(member)
  return draw(
    <>
      <ConversionForm user={member} />
      <AlertDialog />
    </>,
  )
}
const amount = () => screen.getByLabelText<HTMLInputElement>('전환할 포인트')
const press = (name: string) => screen.getByRole('button', { name })

test('VALID-028 alerts an amount below five thousand and does not send it', async () => {
  const user = drawForm(10_000)
  await user.type(amount(), '4999')
  expect(amount().value).toBe('4,999')
  await user.click(press('포인트전환'))
  await waitFor(() => expect(alertText()).toContain('5,000포인트 이상 전환가능합니다.'))
  expect(callsOf(CONVERT)).toEqual([])
})

test('W13 API-028 API-029 WALLET-015 converts all points one to one after a question and stores both balances', async () => {
  answer({ [CONVERT]: { emoney: 1_012_345, point: 0, updatedAt: '2026-11-21 12:00:01' } })
  const user = drawForm(12_345)
  expect(screen.getByText(/1P는 1원으로 전환되며/)).toBeTruthy()
  await user.click(press('모두사용'))
  expect(amount().value).toBe('12,345')
  await user.click(press('포인트전환'))
  await screen.findByText('포인트를 머니로 전환하시겠습니까?')
  expect(callsOf(CONVERT)).toEqual([])
  await user.click(press('전환'))
  await waitFor(() => expect(alertText()).toContain('변환성공'))
  expect(callsOf(CONVERT)[0]?.body).toMatchObject({ point: 12_345, userUpdatedAt: '2026-11-21 11:00:00' })
  expect(sessionStore.current()?.user).toMatchObject({
    emoney: 1_012_345,
    point: 0,
    updatedAt: '2026-11-21 12:00:01',
  })
})

test('API-030 shows the server’s text of a refusal', async () => {
  const text = '회원정보가 변경되었습니다. 다시 시도해주세요.'
  answer({ [CONVERT]: new Response(text, { status: 400, headers: { 'content-type': 'text/plain' } }) })
  const user = drawForm(5_000)
  await user.click(press('모두사용'))
  await user.click(press('포인트전환'))
  await user.click(press('전환'))
  await waitFor(() => expect(alertText()).toContain(text))
})
