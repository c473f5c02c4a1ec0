// Operators read of every background task by a Korean name, on /admin/system and in the alarms.
import { expect, test } from 'vitest'
import { taskTexts } from '#contract/back-office/system-texts.ts'
import { isTest, sources } from './architecture/sources.ts'

const server = sources.filter(({ path }) => path.startsWith('src/server/') && !isTest(path))

/** What a file names its tasks: the first word of what repeats, and the name of what one process leads. */
const tasksIn = (text: string): string[] =>
  [
    /\b(?:repeating|dailyCheck)\(\s*'([a-z-]+)'/g,
    /\bledBackground\(\{\s*name: '([a-z-]+)'/g,
    /\btakeTurns\(\{\s*name: '([a-z-]+)'/g,
  ].flatMap(pattern => [...text.matchAll(pattern)].map(([, name = '']) => name))

test('has a Korean name for every background task', () => {
  const tasks = new Set(server.flatMap(({ text }) => tasksIn(text)))
  expect(tasks.size).toBeGreaterThan(25)
  expect([...tasks].filter(name => !/[가-힣]/.test(taskTexts[name] ?? ''))).toEqual([])
})
