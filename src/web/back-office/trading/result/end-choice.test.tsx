import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draw, useDrawing } from '#tests/support/components/drawn.tsx'
import { EndChoice } from './end-choice.tsx'

useDrawing()

const names = { home: '정현', away: '권순우' } as const

test('handbook 1.12 explains an impossible final score and offers retirement or walk-over', () => {
  const [onRetired, onWalkover] = [vi.fn(), vi.fn()]
  draw(
    <EndChoice
      {...names}
      flaw="2세트는 3:2에서 끝날 수 없습니다"
      retired=""
      onRetired={onRetired}
      onWalkover={onWalkover}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain(
    '2세트는 3:2에서 끝날 수 없습니다. 기권이나 부전승이면',
  )
  fireEvent.click(screen.getByRole('button', { name: '권순우 기권' }))
  expect(onRetired).toHaveBeenCalledWith('away')
  fireEvent.click(screen.getByRole('button', { name: '부전승 (경기 적특)' }))
  expect(onWalkover).toHaveBeenCalledOnce()
})

test('shows a chosen retirement as pressed, without the alert, and can undo it', () => {
  const onRetired = vi.fn()
  draw(<EndChoice {...names} flaw="…" retired="home" onRetired={onRetired} onWalkover={vi.fn()} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: '정현 기권' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: '정상 종료' }))
  expect(onRetired).toHaveBeenCalledWith('')
})
