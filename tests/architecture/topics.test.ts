import { expect, test } from 'vitest'
import { isTest, ofServer } from './sources.ts'

/** Returns each topic's definition, up to the next empty line. */
const topics = ofServer
  .filter(({ path }) => !isTest(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/= topic<[\s\S]*?(?=\n\n|$(?![\s\S]))/g)].map(([made]) => ({ path, made })),
  )

const nameOf = (made: string) => /\(\s*'([^']+)'/.exec(made)?.[1]

test('declares for every topic whether its messages leave the process', () => {
  expect(topics).not.toEqual([])
  const silent = topics.filter(({ made }) => !/reach: '(house|process)'/.test(made))
  expect(silent.map(({ path, made }) => `${path}: ${nameOf(made)}`)).toEqual([])
})

test('gives every topic a unique name', () => {
  const names = topics.map(({ made }) => nameOf(made))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
