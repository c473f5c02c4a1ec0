import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SportId } from '#domain/ids.ts'
import { answer, draw, find, logIn, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { LagNote } from './lag-note.tsx'

useDrawing()

const liveBettingTime = { soccer: 6, basketball: 5, baseball: 6, volleyball: 4, hockey: 6, basic: 6 }

test('B7 B8 in play it is said that pictures lag, and how long a bet on this sport waits', async () => {
  logIn()
  answer({ setting: { liveBettingTime } })
  draw(<LagNote sportId={48242 as SportId} silentFor={() => 0} />)
  expect(screen.getByText(/실제 경기보다 늦을 수 있습니다/)).toBeTruthy()
  expect(await screen.findByText('베팅은 5초 뒤 접수')).toBeTruthy()
})

test('B8 V7 over all sports the least and the longest wait; a line that brings nothing is said to be lost', async () => {
  logIn()
  answer({ setting: { liveBettingTime } })
  draw(<LagNote silentFor={() => 16_000} />)
  expect(await screen.findByText('베팅은 4~6초 뒤 접수')).toBeTruthy()
  expect(wordsOf(find('[data-lag-note="lost"]'))).toContain('연결 끊김')
})
