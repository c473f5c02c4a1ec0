import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AnswerTemplate } from '#contract/back-office/answer-templates.ts'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { TemplateDialog } from './template-dialog.tsx'

useDrawing()

const template: AnswerTemplate = { id: 4, title: '문의 접수', contents: '확인하고 있습니다.' }

test('handbook 6.3 saves a template with a reason and stays open when its title is taken', async () => {
  answer({ 'admin/customer/templates/4': { id: 4 } })
  logIn()
  const onClose = vi.fn()
  const user = draw(<TemplateDialog template={template} onClose={onClose} />)
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '저장' })
  expect(save.disabled).toBe(true)
  await user.clear(screen.getByLabelText('내용'))
  await user.type(screen.getByLabelText('내용'), '곧 안내해 드리겠습니다.')
  await user.click(screen.getByRole('button', { name: '문구 정리' }))
  await user.click(save)
  expect(callsOf('admin/customer/templates/4').map(({ body }) => body)).toEqual([
    { title: '문의 접수', contents: '곧 안내해 드리겠습니다.', reason: '문구 정리' },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})
