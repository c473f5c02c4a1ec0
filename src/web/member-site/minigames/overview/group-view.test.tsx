import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, drawPage, findAll, logIn, NOON, useDrawing } from '#tests/support/components/drawn.tsx'
import { aGame } from '#tests/support/components/drawn-minigame.tsx'
import { GroupView } from './group-view.tsx'

useDrawing()

const NO_DRAW = '아직 추첨한 회차가 없습니다.'

const game = aGame()
const drawGroup = () => drawPage(() => <GroupView group={game.group} games={[game]} />)

test('does not say that a game has no draw while the draws are loading', async () => {
  logIn()
  drawGroup()
  await waitFor(() => expect(findAll('[data-game]')).toHaveLength(1))
  expect(screen.queryByText(NO_DRAW)).toBeNull()
})

test('says that a game has no draw yet', async () => {
  answer({ 'minigame/overview': { now: NOON, games: [{ gameId: game.gameId, round: null, last: null }] } })
  logIn()
  drawGroup()
  await screen.findByText(NO_DRAW)
})
