import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SportId } from '#domain/ids.ts'
import { answer, draw, find, logIn, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { LagNote } from './lag-note.tsx'

useDrawing()

const liveBettingTime = { soccer: 6, basketball: 5, baseball: 6, volleyball: 4, hockey: 6, basic: 6 }

test('B7 B8 warns in play that pictures lag, and shows the bet delay of the sport', async () => {
  logIn()
  answer({ setting: { liveBettingTime } })
  draw(<LagNote sportId={48242 as SportId} silentFor={() => 0} />)
  expect(screen.getByText(/실제 경기보다 늦을 수 있습니다/)).toBeTruthy()
  expect(await screen.findByText('베팅은 5초 뒤 접수')).toBeTruthy()
})

test('B8 V7 shows the shortest and longest delay over all sports, and a lost connection', async () => {
  logIn()
  answer({ setting: { liveBettingTime } })
  draw(<LagNote silentFor={() => 16_000} />)
  expect(await screen.findByText('베팅은 4~6초 뒤 접수')).toBeTruthy()
  expect(wordsOf(find('[data-lag-note="lost"]'))).toContain('연결 끊김')
})
