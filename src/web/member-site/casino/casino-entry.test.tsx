import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CasinoProvider } from '#contract/casino/casino.ts'
import { answer, button, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { toggleCasinoEntry } from '#web/client/navigation/casino-entry.ts'
import { useOverlays } from '#web/client/state/overlays.ts'
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
