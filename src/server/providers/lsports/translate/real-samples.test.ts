import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FeedFact } from '#server/fixtures/fixtures.ts'
import { NO_KOREAN_NAMES } from '../../replay/sources/participant-names.ts'
import { readMessage } from '../wire/feed-message.ts'
import { parseWireJson } from '../wire/wire-json.ts'
import { asObject } from '../wire/wire-reading.ts'
import { readMoment } from '../wire/wire-time.ts'
import { openFixtureMemory } from './fixture-memory.ts'
import { openKoreanNames } from './korean-names.ts'
import { translateEvents } from './translate-event.ts'
import { newTranslation } from './translation.ts'

// The vendor's samples must not be copied: they are read if available (REAL_FEED, REAL_DATA).
const samples = process.env.REAL_FEED ?? ''
const events = process.env.REAL_DATA ? join(process.env.REAL_DATA, 'lsports-events') : ''
const filesOf = (folder: string) =>
  folder && existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.json')) : []

const kindsOf = (facts: readonly FeedFact[]) => new Set(facts.map(fact => fact.kind))
const at = readMoment('2024-05-06T00:00:00Z')

function translate(list: unknown) {
  const translation = newTranslation()
  if (at !== undefined)
    translateEvents(list, at, openFixtureMemory(openKoreanNames(NO_KOREAN_NAMES)), translation)
  return translation
}

test('reads the recorded real messages without a fault', () => {
  for (const file of filesOf(samples).filter(name => /^type(01|02|03|35)_.*\.json$/.test(name))) {
    const read = readMessage({ headers: {}, text: readFileSync(join(samples, file), 'utf8') })
    if (!read.ok) throw new Error(`${file}: ${read.refusal.why}`)
    const { facts, faults, incomplete } = translate(read.value.body.Events)
    expect([file, faults]).toEqual([file, []])
    expect(facts.length + incomplete.size, file).toBeGreaterThan(0)
  }
})

test('reads the recorded real pre-match events as fixtures and markets, with every bet', () => {
  for (const file of filesOf(events)) {
    const list = parseWireJson(readFileSync(join(events, file), 'utf8'))
    if (!Array.isArray(list)) throw new Error(`${file} holds no list`)
    const { facts, faults } = translate(list)
    expect(faults).toEqual([])
    expect(kindsOf(facts)).toEqual(new Set(['fixture', 'market']))
    const told = facts.flatMap(fact => (fact.kind === 'market' ? fact.outcomes : []))
    const sent = list.flatMap(event => [asObject(event)?.Markets].flat()).flatMap(one => asObject(one)?.Bets)
    expect(told.length).toBe(sent.length)
    // Both sides of a two-way handicap or total are under one line.
    const paired = facts.filter(fact => fact.kind === 'market' && fact.outcomes.length === 2)
    expect(paired.length).toBeGreaterThan(100)
  }
})
