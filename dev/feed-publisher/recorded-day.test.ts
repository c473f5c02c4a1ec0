import { expect, test } from 'vitest'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import { openRecordedDay } from './recorded-day.ts'

/** Returns the paths of all values in a tree, such as "Markets.Bets.PlayerId". */
function pathsOf(value: unknown, path: string, into: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const one of value) pathsOf(one, path, into)
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) pathsOf(part, path ? `${path}.${name}` : name, into)
  else if (value !== null && value !== undefined) into.add(path)
  return into
}

const FIELDS = [
  'Fixture.FixtureName',
  'Fixture.Subscription.Status',
  'Fixture.League.NumberOfPeriods',
  'Fixture.Season.Name',
  'Fixture.Stage.Name',
  'Fixture.Round.Name',
  'Fixture.Venue.City.Name',
  'Fixture.FixtureExtraData.Value',
  'Fixture.ExternalFixtureId',
  'Fixture.Participants.IsActive',
  'Fixture.Participants.RotationId',
  'Fixture.Participants.FixturePlayers.PlayerId',
  'Livescore.Scoreboard.Description',
  'Livescore.Scoreboard.Clock.Seconds',
  'Livescore.Periods.IsConfirmed',
  'Livescore.Periods.SequenceNumber',
  'Livescore.Periods.SubPeriods.Results.Value',
  'Livescore.Periods.Incidents.PlayerId',
  'Livescore.Periods.Incidents.Results.Value',
  'Livescore.Periods.Incidents.Players.Item1.Name',
  'Livescore.Statistics.Results.Value',
  'Livescore.PlayerStatistics.Statistics.Value',
  'Livescore.LivescoreExtraData.Value',
  'Livescore.CurrentIncident.Confirmation',
  'Livescore.DangerTriggers.LastUpdate',
  'Markets.Status',
  'Markets.MainLine',
  'Markets.Bets.SuspensionReason',
  'Markets.Bets.PlayerId',
  'Markets.Bets.PlayerName',
  'Markets.Bets.PriceHK',
  'Markets.Bets.Probability',
  'Markets.Bets.Settlement',
  'Markets.ProviderMarkets.MarketStatus',
  'Markets.ProviderMarkets.Bets.Price',
]

test('sends every field of the vendor format and the closing statuses on a recorded day', async () => {
  const day = await openRecordedDay({ from: START, fixtures: 40 })
  const minutes = Array.from({ length: 60 }, (_, turn): Instant => instant(START + turn * 2 * MINUTE))
  const events = minutes.flatMap(now => day.messagesAt(now).map(({ event }) => event))
  const paths = events.reduce((into, event) => pathsOf(event, '', into), new Set<string>())
  expect(FIELDS.filter(field => !paths.has(field))).toEqual([])

  const subscriptions = new Set(events.map(event => event.Fixture?.Subscription?.Status))
  expect([1, 3].every(status => subscriptions.has(status))).toBe(true)
  const markets = events.flatMap(event => event.Markets ?? [])
  expect([1, 2, 3].every(status => markets.some(market => market.Status === status))).toBe(true)
  expect(markets.some(market => market.Status === 2 && market.Bets.length === 0)).toBe(true)
  const dangers = events.flatMap(event => event.Livescore?.DangerTriggers ?? [])
  expect(new Set(dangers.map(({ Type, Status }) => `${Type}:${Status}`)).size).toBe(4)
  const sides = events.flatMap(event => event.Fixture?.Participants ?? [])
  expect(new Set(sides.map(side => side.IsActive))).toEqual(new Set([0, 1]))
}, 30_000)
