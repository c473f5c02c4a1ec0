import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, draw, find, findAll, logIn, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { TeamTables } from './team-tables.tsx'

useDrawing()

const table = (league_id: number, name_korean: string, ...teams: string[]) => ({
  sport_id: 6046,
  league_id,
  name_korean,
  location_code: 'kr',
  teams: teams.map((team, index) => ({ team, won: 3 - index, drawn: index, lost: 1 })),
})
const rows = () => findAll('[data-team-table] li').map(wordsOf)

test('FIELD-038 FIELD-039 shows the standings of one league at a time', async () => {
  answer({ 'game_result/sports/ranking': [table(1, 'K리그', '울산', '서울'), table(2, 'KBO', '두산')] })
  logIn()
  const user = draw(<TeamTables wide={false} />)
  await screen.findByText('울산')
  expect(rows()).toEqual(['1울산3승 1패', '2서울2승 1무 1패'])
  await user.click(screen.getByRole('tab', { name: 'KBO' }))
  expect(rows()).toEqual(['1두산3승 1패'])
})

test('FIELD-039 shows the standings side by side where there is room', async () => {
  answer({ 'game_result/sports/ranking': [table(1, 'K리그', '울산'), table(2, 'KBO', '두산')] })
  logIn()
  draw(<TeamTables wide />)
  await screen.findByRole('region', { name: 'KBO' })
  expect(rows()).toEqual(['1울산3승 1패', '1두산3승 1패'])
  expect(screen.queryByRole('tab')).toBeNull()
})

test('shows nothing when no league has results', async () => {
  answer({ 'game_result/sports/ranking': [] })
  logIn()
  draw(<TeamTables wide />)
  await Promise.resolve()
  expect(find('section')).toBeNull()
})
