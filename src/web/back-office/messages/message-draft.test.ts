import { expect, test } from 'vitest'
import { doesPromote, draftAudience, emptyDraft, isWhole, recipientsQuery } from './message-draft.ts'

test.each([
  [{}, undefined, undefined],
  [{ name: '  ' }, undefined, undefined],
  [{ name: ' demo ' }, { kind: 'member', name: 'demo' }, { kind: 'member', name: 'demo' }],
  [
    { kind: 'level', level: '3' },
    { kind: 'level', level: 3 },
    { kind: 'level', level: '3' },
  ],
  [{ kind: 'all', name: 'demo' }, { kind: 'all' }, { kind: 'all' }],
] as const)('MSG-006 sends the draft %j to %j', (filled, audience, query) => {
  const found = draftAudience({ ...emptyDraft, ...filled })
  expect(found).toEqual(audience)
  expect(found && recipientsQuery(found, true)).toEqual(query && { ...query, promotes: 'true' })
})

test('field P9 treats a message to many as promotion unless the operator says otherwise', () => {
  expect([emptyDraft, { ...emptyDraft, kind: 'all' } as const].map(doesPromote)).toEqual([false, true])
  expect(doesPromote({ ...emptyDraft, kind: 'all', promotes: false })).toBe(false)
})

test('MSG-006 requires a visible title, text and reason', () => {
  const whole = { ...emptyDraft, title: '안내', contents: '내용', reason: '안내' }
  expect(isWhole(whole)).toBe(true)
  for (const part of [{ title: ' ' }, { contents: '\u3164' }, { reason: ' a ' }])
    expect(isWhole({ ...whole, ...part })).toBe(false)
})
