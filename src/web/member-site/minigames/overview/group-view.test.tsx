import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, drawPage, findAll, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { aGame, anOffer } from '#tests/support/components/drawn-minigame.tsx'
import { GroupView } from './group-view.tsx'

useDrawing()

const game = aGame()
const drawGroup = () => drawPage(() => <GroupView group={game.group} games={[game]} />)
const lobbyOf = (last: readonly unknown[]) => ({
  'minigame/lobby': {
    games: [{ gameId: game.gameId, market: anOffer(game).markets[0], last }],
    played: [],
    own: [],
  },
})
const NO_RESULT = '아직 결과가 없습니다.'

test('does not say that a game has no result while the results are loading', async () => {
  logIn()
  drawGroup()
  await waitFor(() => expect(findAll('[data-game]')).toHaveLength(1))
  expect(screen.queryByText(NO_RESULT)).toBeNull()
})

test('says that a game has no result yet', async () => {
  answer(lobbyOf([]))
  logIn()
  drawGroup()
  await screen.findByText(NO_RESULT)
})
