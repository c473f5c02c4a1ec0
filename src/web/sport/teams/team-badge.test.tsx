import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SHIELD_COLOURS } from '#domain/teams/shield-colours.ts'
import { draw, findAll, useDrawing } from '#tests/support/components/drawn.tsx'
import { TeamBadge } from './team-badge.tsx'

useDrawing()

const match = { home_participants_name: '아스널', away_participants_name: '리버풀' }

test('draws letters on a badge from 28 pixels', async () => {
  draw(
    <>
      <TeamBadge match={match} side="home" />
      <TeamBadge match={match} side="home" size={28} />
    </>,
  )
  await waitFor(() => expect(findAll('svg g')).toHaveLength(2))
  expect(findAll('svg text').map(one => one.textContent)).toEqual(['AR'])
  expect(findAll('svg').map(one => one.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
})

test('gives the away side its second colour when both are red', async () => {
  draw(
    <>
      <TeamBadge match={match} side="home" />
      <TeamBadge match={match} side="away" />
    </>,
  )
  // Their space is reserved until they are drawn.
  expect(findAll('svg').map(one => one.getAttribute('width'))).toEqual(['20', '20'])
  await waitFor(() => expect(findAll('svg g')).toHaveLength(2))
  const fields = findAll('svg g').map(one => one.querySelector('path')?.getAttribute('fill'))
  expect(fields[0]).toBe(SHIELD_COLOURS.r)
  expect(fields[1]).not.toBe(SHIELD_COLOURS.r)
})
