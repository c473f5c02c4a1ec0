import { expect, test } from 'vitest'
import { deskForm, deskQuery } from './desk-filter.ts'

test('writes a filter into the address and reads it back', () => {
  const address = {
    state: 'live',
    date: '2026-11-21',
    sport_id: '6046',
    league: '100',
    search: '울산',
    bets: '1',
    proto: '1',
    sort: 'worst',
    page: '3',
  }
  expect(deskForm.write(deskForm.read(address))).toEqual(address)
})

test('writes no parameters for the default filter', () => {
  expect(Object.values(deskForm.write(deskForm.read({}))).filter(Boolean)).toEqual([])
})

test('ignores invalid query parameters and never sends them', () => {
  const odd = {
    state: 'gone',
    date: 'today',
    sport_id: '-1',
    league: 'x',
    page: '0',
    sort: 'name',
    bets: 'yes',
  }
  expect(deskQuery(deskForm.read(odd))).toEqual({ state: 'all', sort: 'start', page: '1', betsOnly: '0' })
})

test('returns to the first page on a change, and clears the league when the sport changes', () => {
  const filter = deskForm.read({ sport_id: '6046', league: '100', page: '4' })
  expect(deskForm.change?.(filter, { state: 'live' })).toMatchObject({ page: 1, leagueId: '100' })
  expect(deskForm.change?.(filter, { sportId: '48242' })).toMatchObject({ page: 1, leagueId: '' })
  expect(deskForm.change?.(filter, { page: 5 })).toMatchObject({ page: 5, leagueId: '100' })
})
