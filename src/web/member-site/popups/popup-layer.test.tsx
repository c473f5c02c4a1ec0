import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HOUR, MINUTE } from '#domain/instant.ts'
import {
  answer,
  draw,
  find,
  findAll,
  logIn,
  NOON,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { clearSession } from '#web/client/session/end-session.ts'
import { PopupLayer } from './popup-layer.tsx'
import { usePopups } from './popup-store.ts'

useDrawing()
afterEach(() => {
  sessionStorage.clear()
  usePopups.setState({ times: [], closed: [] })
})

const popup = (id: number, part: object = {}) => ({
  id,
  title: `팝업 ${id}`,
  popupFlg: 1,
  visiableFlag: 1,
  notShowingexpireTime: '',
  pcLeftLocation: 100,
  pcTopLocation: 200,
  width: 400,
  contents: `<b>내용 ${id}</b> <a href="/customer">문의</a>`,
  ...part,
})
const shown = () => findAll('[data-popup]').map(({ dataset }) => Number(dataset.popup))
const drawPopups = async (...popups: object[]) => {
  answer({ popup: popups })
  logIn()
  const user = draw(<PopupLayer />)
  await screen.findAllByRole('region')
  return user
}

test('POPUP-001 POPUP-002 draws a popup in its width, with its text as HTML', async () => {
  await drawPopups(popup(1))
  expect(find('[data-popup]')?.style.width).toBe('400px')
  expect(wordsOf(find('[data-popup] b'))).toBe('내용 1')
})

test('POPUP-008 POPUP-009 LABEL-027 hides a popup for six hours by its button or icon, in this browser', async () => {
  const user = await drawPopups(popup(1), popup(2))
  await user.click(screen.getAllByRole('button', { name: '6시간 동안 보지 않기' })[0] ?? document.body)
  expect(shown()).toEqual([2])
  await user.click(screen.getByRole('button', { name: '닫기' }))
  expect(shown()).toEqual([])
  expect(JSON.parse(localStorage.getItem('popups') ?? '')).toEqual([NOON + 6 * HOUR, NOON + 6 * HOUR])
})

test('POPUP-010 shows a hidden popup again after six hours, on the next page', async () => {
  usePopups.setState({ times: [undefined, NOON + 6 * HOUR] as never })
  await drawPopups(popup(1), popup(2))
  expect(shown()).toEqual([1])
  await act(async () => {
    fireEvent.pointerDown(document.body)
    vi.setSystemTime(NOON + 6 * HOUR + MINUTE)
    // The clock of the page ticks once a second.
    await new Promise(resolve => setTimeout(resolve, 1_100))
  })
  expect(shown()).toEqual([1])
  cleanup()
  await drawPopups(popup(1), popup(2))
  expect(shown()).toEqual([1, 2])
})

test('shows no popup that arrives after the member has begun to use the page', async () => {
  const late = Promise.withResolvers<Response>()
  answer({ popup: late.promise })
  logIn()
  draw(<PopupLayer />)
  fireEvent.keyDown(document.body)
  late.resolve(Response.json([popup(1)]))
  await act(async () => void (await late.promise))
  await waitFor(() => expect(usePopups.getState().times).toHaveLength(1))
  expect(shown()).toEqual([])
})

test('POPUP-011 POPUP-012 closes popups for the session by a press or Escape, with working links', async () => {
  const user = await drawPopups(popup(1), popup(2))
  find('[data-popup="1"] a')?.addEventListener('click', event => event.preventDefault())
  await user.click(screen.getAllByRole('link', { name: '문의' })[0] ?? document.body)
  expect(shown()).toEqual([1, 2])
  await user.click(find('[data-popup="1"] b') ?? document.body)
  expect(shown()).toEqual([2])
  screen.getByRole('button', { name: '닫기' }).focus()
  await user.keyboard('{Escape}')
  expect(shown()).toEqual([])
  expect(usePopups.getState().times).toEqual([undefined, undefined])
  expect(sessionStorage.getItem('closed-popups')).toBe('[1,2]')
  act(() => clearSession())
  expect(usePopups.getState().closed).toEqual([])
})

test('POPUP-014 shows no deposit popup on other pages, and no disabled popup', async () => {
  await drawPopups(popup(1), popup(2, { popupFlg: 2 }), popup(3, { visiableFlag: 0 }))
  expect(shown()).toEqual([1])
})

test('ignores invalid stored popup times', async () => {
  await drawPopups(popup(1))
  for (const kept of ['{', '{}', '["x"]', 'null']) {
    localStorage.setItem('popups', kept)
    expect(shown()).toEqual([1])
  }
})
