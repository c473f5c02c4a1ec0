import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colourDistance, inkOn, SHIELD_COLOURS } from './shield-colours.ts'
import { SHIELD_PATTERNS } from './shield-patterns.ts'
import { findFacts } from './team-facts.ts'
import { shieldOf } from './team-shield.ts'

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map(code => String.fromCodePoint(code))
const word = fc.array(syllable, { minLength: 1, maxLength: 5 }).map(parts => parts.join(''))
const teamName = fc.array(word, { minLength: 1, maxLength: 3 }).map(words => words.join(' '))

/** Contrast ratio as defined by WCAG. */
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [one, other].map(luminance).toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const looks = ({ field, charge, pattern }: ReturnType<typeof shieldOf>) => `${field} ${charge} ${pattern}`

test('a known club has its own colours, in every spelling of its name', () => {
  expect(shieldOf('맨체스터 시티')).toEqual({ field: 's', charge: 'n', pattern: 'half', letters: 'MC' })
  expect(shieldOf('LG 트윈스')).toMatchObject({ field: 'R', charge: 'k', letters: 'LG' })
  expect(shieldOf('FC서울')).toEqual(shieldOf('FC 서울'))
  expect(shieldOf('울산 HD')).toMatchObject({ field: 'b', charge: 'y' })
  expect(shieldOf('서울 SK 나이츠')).toMatchObject({ field: 'r', charge: 'k', pattern: 'chevron' })
  expect(findFacts('FC 포르투 (여)')).toEqual(findFacts('FC 포르투'))
})

test.each([
  ['번리', 'BR'],
  ['헐 시티', 'HS'],
  ['1. FC 하이덴하임', 'HI'],
  ['US 사수올로', 'SS'],
  ['전주', 'JJ'],
  ['RB 라이프치히', 'RB'],
  ['노박 조코비치', 'NJ'],
  ['원', 'W'],
  ['FC', 'FC'],
])('the letters of %s are %s', (name, letters) => {
  expect(shieldOf(name).letters).toBe(letters)
})

test('a name always gives the same shield, with two distinct colours and letters that fit', () => {
  fc.assert(
    fc.property(teamName, name => {
      const shield = shieldOf(name)
      expect(shieldOf(name)).toEqual(shield)
      expect(colourDistance(shield.field, shield.charge)).toBeGreaterThan(0.35)
      expect(shield.letters).toMatch(/^[A-Z]{1,2}$/)
    }),
  )
})

test('uses all patterns and many colours', () => {
  const names = fc.sample(teamName, { numRuns: 600, seed: 7 })
  const shields = names.map(name => shieldOf(name))
  expect(new Set(shields.map(({ pattern }) => pattern))).toEqual(new Set(SHIELD_PATTERNS))
  expect(new Set(shields.map(looks)).size).toBeGreaterThan(120)
})

test('the letters are readable on every field: at least 4.5 to 1', () => {
  for (const colour of Object.values(SHIELD_COLOURS))
    expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5)
})

test('the sides of a match get distinct colours: the away side changes, the home side keeps its own', () => {
  const sides = (home: string, away: string) => [shieldOf(home).field, shieldOf(away, home).field]
  expect(sides('맨체스터 유나이티드', '아스널')).toEqual(['r', 'w'])
  // Red on dark red could not be distinguished.
  expect(sides('아스널', '리버풀')).toEqual(['r', 'w'])
  expect(sides('레알 마드리드', '토트넘 홋스퍼')).toEqual(['w', 'n'])
  fc.assert(
    fc.property(teamName, teamName, (home, away) => {
      const [first, second] = [shieldOf(home), shieldOf(away, home)]
      expect(colourDistance(first.field, second.field)).toBeGreaterThan(0.5)
      expect(colourDistance(second.field, second.charge)).toBeGreaterThan(0.35)
    }),
  )
})

test('sides with distinct colours keep their own', () => {
  expect(shieldOf('리버풀', '맨체스터 시티')).toEqual(shieldOf('리버풀'))
})
