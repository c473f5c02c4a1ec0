import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { servedModule } from './served-modules.ts'

const page = join(import.meta.dirname, 'page')
const scripts = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'))
const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(/from\s+['"]\/lib\/([^'"]+)['"]/g)].flatMap(([, path]) => path ?? [])

test('serves every rule that the scripts of the game page import', () => {
  const asked = new Set(scripts.flatMap(name => importsOf(readFileSync(join(page, name), 'utf8'))))
  expect(asked.size).toBeGreaterThan(0)
  expect([...asked].filter(path => servedModule(path) === undefined)).toEqual([])
})
