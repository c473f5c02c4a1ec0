import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CasinoProvider } from '#contract/casino/casino.ts'
import {
  answer,
  button,
  callsOf,
  draw,
  find,
  logIn,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { toggleCasinoEntry } from '#web/client/navigation/casino-entry.ts'
import { useOverlays } from '#web/client/state/overlays.ts'
import { AlertDialog } from '#web/kit/overlays/alert-dialog.tsx'
import { CasinoEntryPopup } from './casino-entry-popup.tsx'
import { ProviderTabs } from './provider-tabs.tsx'

useDrawing()

const aProvider = (vendor: string, name: string): CasinoProvider => ({
  ...{ id: 1, vendor, name, line: 'main', image: '', isOpen: true, tables: 1, slots: 1 },
})
const providers = [aProvider('casino-a', '카지노 A'), aProvider('casino-b', '카지노 B')]

const opened = { opener: null, location: { replace: vi.fn() }, close: vi.fn() }
beforeEach(() => {
  useOverlays.setState({ dialog: null })
  vi.stubGlobal('open', () => opened)
  opened.location.replace.mockClear()
  opened.close.mockClear()
  logIn()
  answer({
    'playfun/auth': { launch_url: '/casino' },
    'slot/launch': { launch_url: '/slot' },
    'casino/launch': { launch_url: 'https://games.example/enter' },
  })
})
const shownUrl = () => waitFor(() => expect(opened.location.replace).toHaveBeenCalledOnce())
const urlOf = (path: string) => new URL(path, window.location.origin).href

test.each([
  ['casino', 'playfun/auth', '/casino'],
  ['slot', 'slot/launch', '/slot'],
] as const)(
  'CASINO-003 CASINO-004 the %s popup leads to the lobby in a new window',
  async (kind, path, lobby) => {
    toggleCasinoEntry({ kind })
    const user = draw(<CasinoEntryPopup />)
    expect(screen.queryByRole('button', { name: '연습하기' })).toBeNull()
    await user.click(button('확인'))
    await shownUrl()
    expect(opened.location.replace).toHaveBeenCalledWith(urlOf(lobby))
    expect(callsOf(path)).toHaveLength(1)
  },
)

test('CASINO-004 a click on a provider of tables launches its first table after the entry popup', async () => {
  const onChoose = vi.fn()
  const user = draw(
    <>
      <ProviderTabs providers={providers} kind="table" chosen={undefined} onChoose={onChoose} />
      <CasinoEntryPopup />
    </>,
  )
  expect(screen.queryByRole('button', { name: '전체' })).toBeNull()
  await user.click(button('카지노 B'))
  await user.click(button('확인'))
  await shownUrl()
  expect(opened.location.replace).toHaveBeenCalledWith('https://games.example/enter')
  expect(callsOf('casino/launch')).toMatchObject([{ body: { vendor: 'casino-b' } }])
  expect(onChoose).not.toHaveBeenCalled()
})

test('CASINO-005 a click on a provider of slots shows its games', async () => {
  const onChoose = vi.fn()
  const user = draw(<ProviderTabs providers={providers} kind="slot" chosen={undefined} onChoose={onChoose} />)
  await user.click(button('카지노 B'))
  expect(onChoose).toHaveBeenCalledWith('casino-b')
})

test.each(['casino', 'slot'] as const)(
  'VALID-007 VALID-008 CASINO-002 alerts members of tendency 22 instead of opening the %s popup',
  async kind => {
    logIn({ tendency: 22 })
    draw(
      <>
        <CasinoEntryPopup />
        <AlertDialog />
      </>,
    )
    act(() => toggleCasinoEntry({ kind, vendor: 'casino-a', gameId: 1, name: '바카라 1' }))
    expect(wordsOf(find('[data-alert]'))).toContain('관리자에게 문의해주세요.')
    expect(screen.queryByRole('button', { name: '연습하기' })).toBeNull()
  },
)

test('ERR-020 closes the window and alerts 점검중 on a refused launch', async () => {
  answer({ 'slot/launch': new Response('점검', { status: 503, headers: { 'content-type': 'text/plain' } }) })
  toggleCasinoEntry({ kind: 'slot', vendor: 'slot-a', gameId: 1, name: '클래식 세 릴' })
  const user = draw(
    <>
      <CasinoEntryPopup />
      <AlertDialog />
    </>,
  )
  await user.click(button('확인'))
  await waitFor(() => expect(wordsOf(find('[data-alert]'))).toContain('점검중 입니다.'))
  expect(opened.close).toHaveBeenCalledOnce()
  expect(opened.location.replace).not.toHaveBeenCalled()
})
