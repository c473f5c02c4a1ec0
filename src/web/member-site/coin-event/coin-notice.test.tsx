import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, draw, find, useDrawing } from '#tests/support/components/drawn.tsx'
import { CoinNotice } from './coin-notice.tsx'

useDrawing()

test('EVENT-003 shows the operators’ text, and nothing for an empty one', async () => {
  answer({ 'event/page/coinEvent': { name: 'coinEvent', contents: '<p>코인 <b>안내</b></p>' } })
  draw(<CoinNotice />)
  expect((await screen.findByRole('region', { name: '이벤트 안내' })).textContent).toBe('코인 안내')
  answer({ 'event/page/coinEvent': { name: 'coinEvent', contents: '' } })
  draw(<CoinNotice />)
  await waitFor(() => expect(callsOf('event/page/coinEvent')).toHaveLength(2))
  expect(find('body > div:last-of-type section')).toBeNull()
})
