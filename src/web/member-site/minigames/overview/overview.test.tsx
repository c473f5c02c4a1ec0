import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { minigames } from '#domain/minigames/games.ts'
import { venues, virtualSports } from '#domain/minigames/virtual/venues.ts'
import { draw, drawPage, findAll, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { aGame } from '#tests/support/components/drawn-minigame.tsx'
import { GroupLinks } from './group-links.tsx'
import { GroupView } from './group-view.tsx'
import { OverviewView } from './overview-view.tsx'
import { findPlace, groups, pathOfGame } from './places.ts'

useDrawing()

const games = minigames.map(({ id }) => aGame(String(id)))
const placeAt = (path: string) => findPlace(games, path.replace('/minigame/', ''))
const hrefs = (selector: string) => findAll(selector).map(link => link.getAttribute('href'))

const MINI = readFileSync(join(process.cwd(), 'docs/rules/requirements/MINI.md'), 'utf8')
const addresses = [
  ...MINI.matchAll(/^\| MINI-\d{3} \| (group|game|other game) page[^`]*`(\/minigame\/[^`]+)`/gm),
].map(([, kind = '', path = '']) => ({
  path,
  kind: kind === 'group' || path === '/minigame/next' ? 'group' : 'game',
}))

test('MINI-001 to MINI-070 finds the group or the game of each address of the specification', () => {
  expect(addresses.filter(({ kind }) => kind === 'group').length).toBeGreaterThanOrEqual(10)
  expect(addresses.length).toBeGreaterThanOrEqual(66)
  // The snail and the bridge have no page in the specification; they open from their group.
  const all = [...addresses, ...['232', '233'].map(id => ({ path: `/minigame/named/${id}`, kind: 'game' }))]
  expect(all.filter(({ path, kind }) => placeAt(path)?.kind !== kind)).toEqual([])
})

test('MINI-012 MINI-066 MINI-070 links the five powerballs of eos, and opens rounds of next by both names', () => {
  logIn()
  draw(<GroupView group="eos" games={games} />)
  expect(hrefs('[data-game] a')).toEqual([1, 2, 3, 4, 5].map(minutes => `/minigame/ntry/powerball${minutes}`))
  for (const [one, other] of [
    ['next-sadari', 'next/ladder'],
    ['next-bakara', 'next/baccarat'],
    ['next-onering', 'next/onering'],
  ] as const) {
    expect(placeAt(one)).toMatchObject({ kind: 'game' })
    expect(placeAt(one)).toEqual(placeAt(other))
  }
})

test('VIRT-001 to VIRT-018 finds each virtual sport and venue, and the venue of the short form', () => {
  for (const { key } of virtualSports) expect(placeAt(`bet365/${key}`)).toEqual({ kind: 'sport', sport: key })
  for (const [id, sport, slug] of venues) {
    expect(placeAt(`bet365/${sport}/${slug}`)).toMatchObject({ kind: 'game', game: { gameId: id } })
    const short = placeAt(`bet365/${slug}`)
    expect(short).toMatchObject({ kind: 'short', game: { gameId: id } })
    expect(short?.kind === 'short' && pathOfGame(short.game)).toBe(`/minigame/bet365/${sport}/${slug}`)
  }
})

test('MINI-077 ROUTE-084 finds nothing at the address of an unknown group or game', () => {
  for (const path of ['nowhere', 'next/nowhere', 'bet365/nowhere', 'own'])
    expect(placeAt(path)).toBeUndefined()
})

test('ROUTE-038 VIRT-018 links each group from the overview', () => {
  logIn()
  drawPage(() => <OverviewView games={games} />)
  return waitFor(() =>
    expect(hrefs('[data-overview] nav a')).toEqual(groups.map(({ key }) => `/minigame/${key}`)),
  )
})

test('MINI-071 lists the games of each kind, fifteen at a time, without virtual sports', async () => {
  logIn()
  const user = drawPage(() => <OverviewView games={games} />)
  await waitFor(() => expect(findAll('[data-game]')).toHaveLength(15))
  for (let press = 0; press < 3; press++) await user.click(screen.getByRole('button', { name: /^더보기/ }))
  const played = hrefs('[data-game] a')
  for (const game of ['next/powerball', 'next/ladder', 'lotus/baccarat', 'skypark/dice', 'token/roulette'])
    expect(played).toContain(`/minigame/${game}`)
  expect(played.filter(href => href?.includes('bet365'))).toEqual([])
  expect(screen.queryByRole('button', { name: /^더보기/ })).toBeNull()
})

test('VIRT-018 links the page of each virtual sport from their group', () => {
  logIn()
  draw(<GroupView group="bet365" games={games} />)
  expect(hrefs('a')).toEqual(
    expect.arrayContaining(virtualSports.map(({ key }) => `/minigame/bet365/${key}`)),
  )
})

test('SIDEBAR-016 links each group from the sidebar of other pages', () => {
  draw(<GroupLinks />)
  expect(hrefs('a')).toEqual(['/minigame', ...groups.map(({ key }) => `/minigame/${key}`)])
})
