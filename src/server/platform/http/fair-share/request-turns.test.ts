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

test('starts sequential requests at once', () => {
  const { offer, turn, begun } = aLoop()
  offer('a', 'a1')
  offer('a', 'a2')
  expect(begun).toEqual(['a1', 'a2'])
  turn()
  offer('a', 'a3')
  expect(begun).toEqual(['a1', 'a2', 'a3'])
})

test('starts requests beyond the time of a tick in the next, one per caller in rotation', () => {
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

test('a later request does not overtake a waiting one', () => {
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

test('schedules no work for an idle loop', () => {
  const { offer, turn } = aLoop()
  offer('a', 'a1')
  expect([turn(), turn()]).toEqual([1, 0])
})
