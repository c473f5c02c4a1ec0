// Operators see a Korean name of every background task on /admin/system and in the alarms.
import { expect, test } from 'vitest'
import { taskTexts } from '#contract/back-office/system-texts.ts'
import { isTest, sources } from './architecture/sources.ts'

const server = sources.filter(({ path }) => path.startsWith('src/server/') && !isTest(path))

/** Returns the task names in a file: the first word of repeated tasks, and the name of those run by a leader. */
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
