import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ExportedRound, ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import { kinds } from '#domain/minigames/kinds.ts'
import {
  answer,
  drawPage,
  find,
  findAll,
  logIn,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { exportedGame } from '#tests/support/draws/exported-game.ts'
import { openTwoKeepers } from '#tests/support/draws/two-keepers.ts'
import { Page } from './verify-page.tsx'

useDrawing()

const powerball = exportedGame('powerball', 6)
const FIFTH = '20261123-0005'
const [, ownBet = { betId: '' }] = powerball.rounds[4]?.bets ?? []

/** A server that published these rounds; the URL selects the fifth. */
function visit(rounds: ExportedRounds, more = '') {
  const { kind } = rounds
  const game = { gameId: 900, route: 'next/x', otherRoutes: [], title: '시험 게임', kind, group: 'next' }
  answer({
    'minigame/games': [{ ...game, intervalSeconds: 60, closeSeconds: 10, state: 'open', drawnBy: 900 }],
    'minigame/rounds': rounds,
    'minigame/bets': [{ id: ownBet.betId, roundId: FIFTH }],
  })
  logIn()
  return drawPage(Page, `/?gameId=900&round=${FIFTH}${more}`)
}

const changed = (change: Partial<ExportedRound>, game = powerball): ExportedRounds => ({
  ...game,
  rounds: game.rounds.map(round => (round.roundId === FIFTH ? { ...round, ...change } : round)),
})

const verdict = () => waitFor(() => expect(find('[data-verdict]')).not.toBeNull())
const verdictOf = () => find('[data-verdict]')?.dataset.verdict
const answers = () => findAll('[data-word-step]').map(({ dataset }) => dataset.answer)
const marks = () =>
  Object.fromEntries(findAll('[data-step]').map(step => [step.dataset.step, step.dataset.mark]))

test('MINI-089 verifies every step of an unchanged round and marks one’s own bet in the beacon', async () => {
  visit(powerball)
  await verdict()
  expect(verdictOf()).toBe('right')
  expect(wordsOf(find('[data-verdict]'))).toContain('맞습니다.')
  expect(answers()).toEqual(['right', 'right', 'right', 'right', 'right'])
  expect(marks()).toEqual({
    ...{
      commitment: 'same',
      chain: 'same',
      beacon: 'same',
      message: 'made',
      blocks: 'made',
      numbers: 'made',
    },
    ...{ draw: 'same', results: 'same' },
  })
  await waitFor(() => expect(find(`[data-marked="${ownBet.betId}"]`)?.textContent).toBe('내 베팅'))
})

test.each(Object.keys(kinds))('MINI-089 recomputes a round of %s in the browser', async kind => {
  visit(exportedGame(kind, 6))
  await verdict()
  expect(verdictOf()).toBe('right')
  expect(find(`[data-draw="${kind}"]`)).not.toBeNull()
})

test.each<[string, Partial<ExportedRound>, string]>([
  ['seed', { seed: 'ab'.repeat(32) }, '시드를 해시한 값이 미리 공개된 값과 다릅니다.'],
  [
    'bets',
    { bets: [{ betId: 'x', word: '끼워 넣은 베팅' }] },
    '공개된 자료로 만든 비콘이 발표된 비콘과 다릅니다.',
  ],
  ['draw', { draw: { balls: [1, 2, 3, 4, 5], powerball: 0 } }, '다시 추첨한 결과가 발표된 결과와 다릅니다.'],
  ['results', { results: [] }, '다시 계산한 항목별 결과가 발표된 것과 다릅니다.'],
])('MINI-089 reports a changed %s as wrong', async (_, change, text) => {
  visit(changed(change))
  await verdict()
  expect(verdictOf()).toBe('wrong')
  expect(wordsOf(find('[data-verdict]'))).toContain('다릅니다.')
  expect(answers()).toContain('wrong')
  expect(wordsOf(screen.getByRole('list', { name: '맞지 않는 점' }))).toContain(text)
})

test('shows the recomputed draw next to the published one', async () => {
  visit(changed({ draw: { balls: [1, 2, 3, 4, 5], powerball: 0 } }))
  await verdict()
  const [own, told] = findAll('[data-verdict] [data-draw] .draw-marks').map(wordsOf)
  expect(told).toBe('123450')
  expect(own).not.toBe(told)
})

test('shows what is already fixed of an undrawn round', async () => {
  const untold = { seed: null, beacon: null, draw: null, results: undefined, bets: undefined }
  visit(changed({ state: 'open', ...untold }))
  await verdict()
  expect(verdictOf()).toBe('waiting')
  expect(answers()).toEqual([])
  // The commitment links to the seed of the previous round, which is public.
  expect(marks()).toEqual({ commitment: 'waiting', chain: 'same', beacon: 'waiting' })
  expect(wordsOf(find('[data-step="commitment"]'))).toContain(powerball.rounds[4]?.commitment)
})

test('says how to check the chain when the round before is missing', async () => {
  visit({ ...powerball, rounds: powerball.rounds.filter(({ roundId }) => roundId === FIFTH) })
  await verdict()
  expect(verdictOf()).toBe('right')
  expect(answers()).toEqual(['right', 'unknown', 'right', 'right', 'right'])
  expect(wordsOf(find('[data-word-step="chain"]'))).toContain('앞 회차의 자료가 없습니다.')
})

test('checks the seed of a void round, and no draw', async () => {
  visit(changed({ state: 'void', beacon: null, draw: null, results: undefined }))
  await verdict()
  expect(verdictOf()).toBe('void')
  expect(marks()).toEqual({ commitment: 'same', chain: 'same', beacon: 'waiting' })
})

test('hashes down the chain to the published end', async () => {
  const user = visit(powerball)
  await verdict()
  await user.click(screen.getByRole('button', { name: '끝값까지 5번 해시해 보기' }))
  await waitFor(() => expect(find('[data-walk]')?.dataset.walk).toBe('true'))
})

test('refuses an export of an unknown kind', async () => {
  visit({ ...powerball, kind: 'wheel of tomorrow' })
  await screen.findByText('이 페이지에서 검증할 수 없는 종류의 게임입니다.')
})

test('says when the round does not exist', async () => {
  visit({ ...powerball, rounds: [] })
  await screen.findByText('해당하는 회차가 없습니다.')
})

test('verifies rounds from a file offline and points to the place of a fault', async () => {
  const user = drawPage(Page)
  const paste = async (text: string) => {
    const box = screen.getByLabelText('붙여 넣기')
    await user.clear(box)
    await user.click(box)
    await user.paste(text)
    await user.click(screen.getByRole('button', { name: '붙여 넣은 내용 검증하기' }))
  }
  await screen.findByLabelText('붙여 넣기')
  await paste('<html>')
  await screen.findByText(/회차 파일\(JSON\)이 아닙니다/)
  await paste(JSON.stringify(changed({ seed: 'x' })))
  await screen.findByText(/rounds\.4\.seed 항목을 확인해 주세요/)
  await paste(JSON.stringify(changed({ seed: 'ab'.repeat(32) })))
  await verdict()
  expect(verdictOf()).toBe('right')
  await user.click(screen.getByRole('button', { name: '6회차 모두 검증하기' }))
  await waitFor(() =>
    expect(wordsOf(find('[data-checked="6"]'))).toContain(`불일치: ${FIFTH}, 20261123-0006`),
  )
})

test('MINI-089 verifies a round of two keepers with both signatures, and marks a wrong one', async () => {
  const two = openTwoKeepers(8)
  const rounds = two.exported([1, 2, 3, 4, 5].map(number => two.honest(number, [])))
  visit(rounds)
  await verdict()
  expect(verdictOf()).toBe('right')
  expect(findAll('[data-keeper-mark]').map(one => one.dataset.keeperMark)).toEqual(['true', 'true', 'true'])
  expect(wordsOf(find('[data-step="beacon"]'))).toContain(two.keeper.publicKey)
  expect(marks().beacon).toBe('same')
})

test('MINI-089 a signature of the keeper for another list is a fault', async () => {
  const two = openTwoKeepers(8)
  const rounds = two.exported([1, 2, 3, 4, 5].map(number => two.honest(number, [])))
  const [, , , fourth, fifth] = rounds.rounds
  const keeper = fifth?.keeper && { ...fifth.keeper, linkSignature: fourth?.keeper?.linkSignature ?? '' }
  visit(changed({ keeper }, rounds))
  await verdict()
  expect(verdictOf()).toBe('wrong')
  expect(findAll('[data-keeper-mark]').map(one => one.dataset.keeperMark)).toEqual(['true', 'false', 'true'])
  expect(marks().beacon).toBe('other')
  expect(wordsOf(find('[data-verdict]'))).toContain('제2 키퍼의 시드')
})
