import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WirePayTable } from '#contract/minigame/minigames.ts'
import { kindFamilies } from '#domain/minigames/kind-families.ko.ts'
import { kindTexts } from '#domain/minigames/kind-rules.ko.ts'
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
import { Page } from './minigame-rule-page.tsx'

useDrawing()

/** A pay table in the server's format, with exact fractions. */
function tableOf(kind: keyof typeof kinds): WirePayTable {
  const { title, markets } = kinds[kind]
  return {
    kind,
    title,
    games: [{ gameId: 900, title: `${title} 게임` }],
    markets: markets.map(({ id, label, picks }) => ({
      id,
      label,
      picks: picks.map(pick => ({
        ...{ id: pick.id, label: pick.label, betPrice: pick.odds / 100, chance: '343/1404' },
        ...{ chancePercent: 2443, voidChance: '0', edge: '-1/40', edgePercent: -250 },
      })),
    })),
    allEvents: [],
    events: 0,
  }
}

function visit(address: string) {
  answer({ 'minigame/pay-tables': [tableOf('powerball'), tableOf('roulette'), tableOf('ring')] })
  logIn()
  return drawPage(Page, address)
}

test('handbook 8.2 shows odds, exact chance and edge of every pick', async () => {
  visit('/?kind=powerball')
  await waitFor(() => expect(find('[data-kind="powerball"]')).not.toBeNull())
  expect(wordsOf(find('[data-kind="powerball"]'))).toContain(kindTexts.powerball.rule)
  const row = findAll('[data-kind="powerball"] tbody tr').map(wordsOf)[0]
  expect(row).toBe('파워볼 홀짝홀, 짝1.9524.43%343/1404--2.50%')
  expect(wordsOf(find('main, body'))).toContain('이전 결과는 다음 결과에 영향을 주지 않습니다.')
})

test('shows all splits as one row, and only kinds that have a game', async () => {
  const user = visit('/')
  await waitFor(() => expect(find('[data-kind="powerball"]')).not.toBeNull())
  expect(findAll('[role="tab"]').map(wordsOf)).toEqual(['파워볼', '룰렛·링'])
  await user.click(screen.getByRole('tab', { name: '룰렛·링' }))
  await waitFor(() => expect(find('[data-kind="roulette"]')).not.toBeNull())
  expect(find('[data-kind="ring"]')).not.toBeNull()
  const split = findAll('[data-kind="roulette"] tbody tr')
    .map(wordsOf)
    .find(text => text.includes('스플릿'))
  expect(split).toMatch(/^스플릿0-1, 0-2 … 33-36 \(60가지\)18\.00/)
})

test('puts every kind into one family and has a Korean rule for each', () => {
  expect(kindFamilies.flatMap(({ kinds: own }) => [...own]).toSorted()).toEqual(Object.keys(kinds).toSorted())
  for (const { rule } of Object.values(kindTexts)) expect(rule).toMatch(/니다\.$/)
})
