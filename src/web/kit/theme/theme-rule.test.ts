import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeOf } from './theme-rule.ts'

test.each([
  ['dark', true, 'dark'],
  ['light', false, 'light'],
  ['system', true, 'light'],
  ['system', false, 'dark'],
] as const)(
  'resolves the theme choice %s on a device that prefers light: %s to %s',
  (choice, prefersLight, theme) => {
    expect(themeOf(choice, prefersLight)).toBe(theme)
  },
)

test('uses the same storage key, query and colours in the script before the first paint', () => {
  const [script, site, desk] = ['../../public/layout-mode.js', './site-theme.ts', './desk-theme.ts'].map(
    file => readFileSync(new URL(file, import.meta.url), 'utf8'),
  )
  for (const text of ["'siteTheme'", '(prefers-color-scheme: light)']) {
    expect(script).toContain(text)
    expect(site).toContain(text)
  }
  for (const text of ['#11151c', '#ffffff']) {
    expect(script).toContain(text)
    expect(desk).toContain(text)
  }
})
