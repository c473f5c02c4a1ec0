import { expect, test } from 'vitest'
import { requestTurns } from './request-turns.ts'

/** Ticks of ten milliseconds in which each request takes a few, with a simulated clock and loop. */
function aLoop() {
  let at = 0
  let planned: (() => void)[] = []
  const begun: string[] = []
  const turns = requestTurns<string>({
    milliseconds: 10,
    now: () => at,
    nextTurn: run => planned.push(run),
  })
  return {
    begun,
    offer: (key: string, name: string, takes = 4) => {
      const begin = () => {
        begun.push(name)
        at += takes
      }
      if (turns.hasRoom()) begin()
      else turns.leave(key, begin)
    },
    turn: () => {
      const due = planned
      planned = []
      for (const run of due) run()
      return due.length
    },
  }
}

test('what comes one after another is begun at once', () => {
  const { offer, turn, begun } = aLoop()
  offer('a', 'a1')
  offer('a', 'a2')
  expect(begun).toEqual(['a1', 'a2'])
  turn()
  offer('a', 'a3')
  expect(begun).toEqual(['a1', 'a2', 'a3'])
})

test('what a turn has no time for is begun in the next, one of each in turn', () => {
  const { offer, turn, begun } = aLoop()
  for (let number = 1; number <= 6; number++) offer('flood', `f${number}`)
  offer('other', 'o1')
  offer('third', 't1')
  expect(begun).toEqual(['f1', 'f2', 'f3'])
  turn()
  expect(begun.slice(3)).toEqual(['f4', 'o1', 't1'])
  turn()
  expect(begun.slice(6)).toEqual(['f5', 'f6'])
})

test('while something waits nobody overtakes it', () => {
  const { offer, turn, begun } = aLoop()
  offer('a', 'a1', 11)
  offer('a', 'a2')
  turn()
  offer('a', 'a3', 11)
  expect(begun).toEqual(['a1', 'a2', 'a3'])
  offer('b', 'b1')
  offer('a', 'a4')
  expect(begun).toHaveLength(3)
  turn()
  expect(begun.slice(3)).toEqual(['b1', 'a4'])
})

test('a loop with nothing to do is left alone', () => {
  const { offer, turn } = aLoop()
  offer('a', 'a1')
  expect([turn(), turn()]).toEqual([1, 0])
})
