import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastStack } from './toast-stack.tsx'
import { showUndo } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000))

test('keeps an undo button on screen while it has the focus', () => {
  const undo = vi.fn()
  render(<ToastStack />)
  act(() => void showUndo('선택을 삭제했습니다.', undo))
  const back = screen.getByRole('button', { name: '되돌리기' })
  act(() => back.focus())
  wait(60)
  expect(document.activeElement).toBe(back)
  act(() => back.blur())
  wait(9)
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull()
  expect(undo).not.toHaveBeenCalled()
})
