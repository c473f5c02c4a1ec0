import { expect, test } from 'vitest'
import { draftOf, formOf, newDraft } from './popup-draft.ts'

const whole = { ...newDraft, title: ' 점검 ', contents: '<p>안내</p>', from: '2026-11-23T09:00' }

test('POPUP-015 sends a complete draft under the spec’s field names and reads it back unchanged', () => {
  const form = formOf(whole)
  expect(form).toEqual({
    popupFlg: 1,
    title: '점검',
    contents: '<p>안내</p>',
    visiableFlag: 1,
    promotes: true,
    pcLeftLocation: 100,
    pcTopLocation: 140,
    width: 400,
    shownFrom: '2026-11-23 09:00:00',
    shownUntil: null,
  })
  expect(form && draftOf({ ...form, id: 1, revision: 1, createdAt: '2026-11-23 08:00:00' })).toEqual({
    ...whole,
    title: '점검',
  })
})

test.each([
  { title: ' ' },
  { contents: '' },
  { left: undefined },
  { width: 199 },
  { until: '2026-11-23T09:00' },
])('a draft with %o is not sent', part => {
  expect(formOf({ ...whole, ...part })).toBeUndefined()
})
