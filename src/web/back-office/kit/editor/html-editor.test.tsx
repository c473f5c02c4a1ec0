import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import {
  answer,
  callsOf,
  draw,
  find,
  logIn,
  refusal,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { HtmlEditor } from './html-editor.tsx'
import { PictureField } from './picture-field.tsx'

useDrawing()

const NAME = `${'a'.repeat(40)}.webp`
const picture = {
  name: NAME,
  title: '배너',
  width: 400,
  height: 200,
  frames: 1,
  bytes: 900,
  operator: 'admin',
  createdAt: '2026-11-21 11:00:00',
  uses: [],
}

function Form({ start = '' }: { readonly start?: string }) {
  const [html, setHtml] = useState(start)
  const [image, setImage] = useState('')
  return (
    <>
      <HtmlEditor label="내용" value={html} onChange={setHtml} />
      <PictureField label="그림" value={image} onChange={setImage} />
      <output data-html>{html}</output>
      <output data-image>{image}</output>
    </>
  )
}
const html = () => find('[data-html]')?.textContent
const box = () => screen.findByRole('textbox', { name: '내용' })

test('names the editor and its buttons, and leaves the text unchanged', async () => {
  draw(<Form start="<p>안녕 <b>하세요</b></p>" />)
  expect(wordsOf(await box())).toBe('안녕 하세요')
  for (const name of [
    '굵게',
    '기울임',
    '밑줄',
    '취소선',
    '글머리 목록',
    '번호 목록',
    '링크',
    '그림',
    '표',
    '구분선',
  ])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  for (const name of ['문단', '글자색']) expect(screen.getByRole('combobox', { name })).toBeTruthy()
  expect(html()).toBe('<p>안녕 <b>하세요</b></p>')
})

test('inserts a picture from the library, or uploads the file as the request body', async () => {
  answer({ 'admin/pictures': { pictures: [picture], pageCount: 1, totalCount: 1 } })
  logIn({ type: 1, role: 10 })
  const user = draw(<Form />)
  await user.click(screen.getByRole('button', { name: '그림 고르기' }))
  await user.click(await screen.findByRole('button', { name: /배너/ }))
  expect(find('[data-image]')?.textContent).toBe(NAME)
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(screen.getByRole('button', { name: '그림' }))
  await user.click(await screen.findByRole('button', { name: /배너/ }))
  await waitFor(() =>
    expect(html()).toContain(`<img src="/file/download/${NAME}" alt="배너" width="400" height="200" />`),
  )
})

test('never sends a file that is not a picture, and shows the server’s refusal', async () => {
  answer({ 'admin/pictures': refusal(400, '그림을 읽을 수 없습니다.') })
  logIn({ type: 1, role: 10 })
  const user = draw(<Form />)
  await user.click(screen.getByRole('button', { name: '그림 고르기' }))
  const input = screen.getByLabelText<HTMLInputElement>(/5MB/)
  const calls = callsOf('admin/pictures').length
  await user.upload(input, new File(['x'], '그림.png', { type: 'image/png' }))
  await waitFor(() => expect(wordsOf(find('[role=dialog]'))).toContain('그림을 읽을 수 없습니다.'))
  expect(callsOf('admin/pictures').length).toBeGreaterThan(calls)
})

test('refuses unsafe link addresses', async () => {
  const user = draw(<Form start="<p>여기</p>" />)
  await box()
  await user.click(screen.getByRole('button', { name: '링크' }))
  await user.type(screen.getByLabelText('주소'), 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: '확인' }))
  expect(wordsOf(find('[role=dialog] [role=alert]'))).toContain('주소를 확인해 주세요.')
  await user.clear(screen.getByLabelText('주소'))
  await user.type(screen.getByLabelText('주소'), '/customer')
  await user.click(screen.getByRole('button', { name: '확인' }))
  await waitFor(() =>
    expect(html()).toContain('<a href="/customer" rel="noopener noreferrer" target="_blank">/customer</a>'),
  )
})
