import { expect, test } from 'vitest'
import { createSpreadReread } from './spread-reread.ts'

function aPage(spread: number) {
  let time = 0
  let due: { readonly act: () => void; readonly at: number } | undefined
  const reads: number[] = []
  const reread = createSpreadReread({
    now: () => time,
    spread: () => spread,
    schedule: (act, delay) => {
      due = { act, at: time + delay }
      return () => {
        due = undefined
      }
    },
    read: () => reads.push(time),
  })
  const passTo = (end: number) => {
    time = due && due.at <= end ? due.at : end
    if (due && due.at <= time) {
      const { act } = due
      due = undefined
      act()
    }
    time = end
  }
  return { reread, reads, passTo }
}

test('BOARD-002 spreads the rereads of pages after one change', () => {
  const pages = [0, 0.25, 0.5, 1].map(aPage)
  for (const { reread, passTo } of pages) {
    reread.hear()
    passTo(2_000)
  }
  expect(pages.map(({ reads }) => reads)).toEqual([[0], [375], [750], [1_500]])
})

test('BOARD-002 rereads once for all changes in between, at most every four seconds', () => {
  const { reread, reads, passTo } = aPage(0.5)
  for (let at = 0; at <= 20_000; at += 50) {
    passTo(at)
    reread.hear()
  }
  expect(reads).toEqual([750, 5_500, 10_250, 15_000, 19_750])
})

test('reads nothing after it has stopped', () => {
  const { reread, reads, passTo } = aPage(1)
  reread.hear()
  reread.stop()
  passTo(9_000)
  expect(reads).toEqual([])
})
