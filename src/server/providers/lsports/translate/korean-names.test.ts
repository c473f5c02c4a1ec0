import { expect, test } from 'vitest'
import type { LeagueId, LocationId, SportId } from '#domain/ids.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import { readKoreanNames } from '../../replay/sources/participant-names.ts'
import { openKoreanNames } from './korean-names.ts'

const ENGLAND = 243

const english = (id: number, name: string) => ({ id, name, nameKorean: name })
const details = (sport: number, place: number, league: string) => ({
  sport: english(sport, 'Some sport') as { id: SportId; name: string; nameKorean: string },
  location: { ...english(place, 'Some place'), id: place as LocationId, flagCode: '' },
  league: { ...english(77, league), id: 77 as LeagueId, weight: 0 },
  home: { name: 'Arsenal', nameKorean: 'Arsenal' },
  away: { name: 'Some FC', nameKorean: 'Some FC' },
})
const SIDES = { home: 1, away: 2 }

const open = () => openKoreanNames(readKoreanNames('league\tname\tkoreanName\nE0\tArsenal\t아스널\n'))

test('LABEL uses the house’s names where the vendor has none, and the English ones where neither has', () => {
  const names = open()
  expect(names.translate(details(FOOTBALL, ENGLAND, 'Premier League'), SIDES)).toMatchObject({
    sport: { nameKorean: '축구' },
    location: { nameKorean: '잉글랜드' },
    league: { nameKorean: '프리미어리그', weight: 95 },
    home: { nameKorean: '아스널' },
    away: { nameKorean: 'Some FC' },
  })
  expect(names.translate(details(FOOTBALL, 5_555, 'Premier League'), SIDES)).toMatchObject({
    location: { nameKorean: 'Some place' },
    league: { nameKorean: 'Premier League', weight: 0 },
    home: { nameKorean: 'Arsenal' },
  })
})

test('the vendor’s names take precedence over the house’s, and are requested once', () => {
  const names = open()
  const match = details(FOOTBALL, ENGLAND, 'Premier League')
  names.translate(match, SIDES)
  expect(Object.fromEntries(names.next())).toEqual({ location: [ENGLAND], league: [77], participant: [1, 2] })
  names.learn([
    { kind: 'location', id: ENGLAND, korean: null },
    { kind: 'league', id: 77, korean: 'EPL' },
    { kind: 'participant', id: 1, korean: '아스날' },
    { kind: 'participant', id: 2, korean: null },
  ])
  expect(names.translate(match, SIDES)).toMatchObject({
    location: { nameKorean: '잉글랜드' },
    league: { nameKorean: 'EPL' },
    home: { nameKorean: '아스날' },
    away: { nameKorean: 'Some FC' },
  })
  expect(names.next().size).toBe(0)
})

test('requests the name of a sport unknown to the house too', () => {
  const names = open()
  names.translate(details(42, ENGLAND, 'League'), SIDES)
  expect(names.next().get('sport')).toEqual([42])
})
