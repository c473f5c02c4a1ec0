import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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
import { toggleGamePopup } from '#web/client/navigation/game-windows.ts'
import { AlertDialog } from '#web/kit/overlays/alert-dialog.tsx'
import { GameWindowPopups } from './game-window-popups.tsx'

useDrawing()

test('DIALOG-033 ERR-016 closes the window of an unavailable game and alerts "점검중 입니다."', async () => {
  const opened = { opener: null, location: { replace: vi.fn() }, close: vi.fn() }
  vi.stubGlobal('open', () => opened)
  logIn()
  answer({
    'kosca/opengame': new Response('점검', { status: 503, headers: { 'content-type': 'text/plain' } }),
  })
  const user = draw(
    <>
      <GameWindowPopups />
      <AlertDialog />
    </>,
  )
  act(() => toggleGamePopup('europe'))
  screen.getByRole('dialog', { name: '유럽형 스포츠' })
  await user.click(button('확인'))
  await waitFor(() => expect(wordsOf(find('[data-alert]'))).toContain('점검중 입니다.'))
  expect(callsOf('kosca/opengame').map(({ query }) => query.get('type'))).toEqual(['EU'])
  expect(opened.close).toHaveBeenCalledOnce()
  expect(opened.location.replace).not.toHaveBeenCalled()
})
