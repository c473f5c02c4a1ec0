import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draw, useDrawing } from '#tests/support/components/drawn.tsx'
import type { DeskKey } from './key-press.ts'
import { useDeskKey } from './use-desk-key.ts'

useDrawing()

function Place({ onKey }: { readonly onKey: (key: DeskKey) => boolean }) {
  useDeskKey(onKey)
  return (
    <>
      <input aria-label="검색" />
      <div role="dialog">
        <button type="button">닫기</button>
      </div>
      <a href="/x">행</a>
    </>
  )
}

const press = (on: Element, init: KeyboardEventInit) => !fireEvent.keyDown(on, init)

test('matches keys by their physical position and stops handled events', () => {
  const onKey = vi.fn((key: DeskKey) => key !== 'up')
  draw(<Place onKey={onKey} />)
  const row = screen.getByRole('link')
  expect(press(row, { key: 'ㄴ', code: 'KeyS' })).toBe(true)
  expect(press(row, { key: 'S', code: 'KeyS', shiftKey: true })).toBe(true)
  expect(press(row, { key: '?', code: 'Slash', shiftKey: true })).toBe(true)
  expect(press(row, { key: '/', code: 'Slash' })).toBe(true)
  expect(press(row, { key: 'ㅓ', code: 'KeyJ' })).toBe(true)
  expect(press(row, { key: 'ArrowUp', code: 'ArrowUp' })).toBe(false)
  expect(onKey.mock.calls.flat()).toEqual(['suspend', 'suspend-all', 'help', 'search', 'down', 'up'])
})

test('ignores keys while typing, in dialogs, with modifiers and on repeat', () => {
  const onKey = vi.fn(() => true)
  draw(<Place onKey={onKey} />)
  const row = screen.getByRole('link')
  for (const [on, init] of [
    [screen.getByLabelText('검색'), {}],
    [screen.getByRole('button', { name: '닫기' }), {}],
    [row, { ctrlKey: true }],
    [row, { metaKey: true }],
    [row, { altKey: true }],
    [row, { repeat: true }],
    [row, { isComposing: true }],
    [row, { keyCode: 229 }],
  ] as const)
    expect(press(on, { key: 's', code: 'KeyS', ...init })).toBe(false)
  expect(onKey).not.toHaveBeenCalled()
})
