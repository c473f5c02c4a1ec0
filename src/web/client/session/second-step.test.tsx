import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, draw, useDrawing } from '#tests/support/components/drawn.tsx'
import { SecondStep } from './second-step.tsx'

useDrawing()

const SECOND = 'member/login/second'
const awaited = { ticket: 't'.repeat(43), ways: ['app', 'recovery'] as const, validSeconds: 300 }
const drawStep = () => {
  const onBegun = vi.fn(async () => {})
  const onLeave = vi.fn()
  const user = draw(
    <SecondStep awaited={{ ...awaited, ways: [...awaited.ways] }} onBegun={onBegun} onLeave={onLeave} />,
  )
  return { user, onBegun, onLeave }
}
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: '확인' })
const refused = (text: string) =>
  new Response(text, { status: 400, headers: { 'content-type': 'text/plain' } })

test('requires six digits before a call, shows a refusal at the field and clears the code', async () => {
  const { user, onBegun } = drawStep()
  answer({ [SECOND]: refused('2단계 인증에 실패했습니다. 다시 확인해 주세요.') })
  const field = screen.getByLabelText<HTMLInputElement>('인증 앱의 인증번호 6자리')
  expect(document.activeElement).toBe(field)
  await user.type(field, '12a34')
  expect([field.value, confirm().disabled]).toEqual(['1234', true])
  await user.type(field, '56{Enter}')
  await screen.findByText('2단계 인증에 실패했습니다. 다시 확인해 주세요.')
  expect(field.value).toBe('')
  expect(onBegun).not.toHaveBeenCalled()
  expect(callsOf(SECOND).map(({ body }) => body)).toEqual([
    { ticket: awaited.ticket, proof: { way: 'app', code: '123456' }, remember: false },
  ])
})

test('sends a recovery code unchanged with the remember choice', async () => {
  const { user, onBegun } = drawStep()
  const session = { token: 'new' }
  answer({ [SECOND]: session })
  await user.click(screen.getByRole('tab', { name: '복구 코드' }))
  await user.type(screen.getByRole('textbox', { name: '복구 코드' }), 'ABCDE-FGHJK')
  await user.click(screen.getByLabelText('이 기기에서는 30일 동안 묻지 않기'))
  await user.click(confirm())
  await waitFor(() => expect(onBegun).toHaveBeenCalledExactlyOnceWith(session))
  expect(callsOf(SECOND)[0]?.body).toMatchObject({
    proof: { way: 'recovery', code: 'ABCDE-FGHJK' },
    remember: true,
  })
})

test('offers a way back to the login', async () => {
  const { user, onLeave } = drawStep()
  await user.click(screen.getByRole('button', { name: '다른 아이디로 로그인' }))
  expect(onLeave).toHaveBeenCalledOnce()
})
