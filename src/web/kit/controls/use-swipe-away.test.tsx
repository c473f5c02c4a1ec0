import { fireEvent } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { draw, find, useDrawing } from '#tests/support/components/drawn.tsx'
import { useSwipeAway } from './use-swipe-away.ts'

useDrawing()

function Panel({ onAway }: { readonly onAway: () => void }) {
  const swipe = useSwipeAway('down', onAway)
  return (
    <div data-panel {...swipe}>
      <p data-inside />
      {createPortal(<p data-over />, document.body)}
    </div>
  )
}

/** Swipes down on an element by this distance. */
function push(selector: string, far: number): string {
  const part = find(selector)
  if (!part) throw new Error(`${selector} is drawn`)
  fireEvent.touchStart(part, { touches: [{ clientX: 0, clientY: 0 }] })
  fireEvent.touchMove(part, { touches: [{ clientX: 0, clientY: far }] })
  const moved = find('[data-panel]')?.style.translate ?? ''
  fireEvent.touchEnd(part, { touches: [] })
  return moved
}

test('closes a panel by a long swipe and returns it after a short one', () => {
  const away = vi.fn()
  draw(<Panel onAway={away} />)
  expect(push('[data-inside]', 40)).toBe('0 40px')
  expect([away.mock.calls.length, find('[data-panel]')?.style.translate]).toEqual([0, ''])
  push('[data-inside]', 100)
  expect(away).toHaveBeenCalledTimes(1)
})

test('ignores a swipe on a dialog above the panel', () => {
  const away = vi.fn()
  draw(<Panel onAway={away} />)
  expect(push('[data-over]', 100)).toBe('')
  expect(away).not.toHaveBeenCalled()
})
