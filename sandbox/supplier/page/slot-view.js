// The window of a slot: its reels turn, stop one after another, fall in or hold.
import { symbolArt } from '/art.js'

export const wait = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))
const isCalm = matchMedia('(prefers-reduced-motion: reduce)')
const TURN = 620
const STAGGER = 140

const amountMarkup = (amount, slot) => (amount > 0 ? `<b class="amount">${amount / slot.units}배</b>` : '')

/** Opens the window of a slot in an element. */
export function openView(view, slot, sound) {
  view.style.setProperty('--reels', slot.reels)
  view.style.setProperty('--rows', slot.rows)
  view.innerHTML = Array.from({ length: slot.reels }, () => '<div class="reel"></div>').join('')
  const reels = [...view.children]
  const names = new Map(slot.symbols.map(({ id, name }) => [id, name]))
  let shown = []

  const cellMarkup = (symbol, reel, row, { hits, amounts, isNew, isSet = false }) => {
    const isHit = hits.some(([atReel, atRow]) => atReel === reel && atRow === row)
    const look = ['cell', `is-${symbol}`, isHit && 'hit', isNew(reel, row) && 'new', isSet && 'set']
      .filter(Boolean)
      .join(' ')
    return `<div class="${look}">${symbolArt(symbol)}${amountMarkup(amounts?.[reel]?.[row] ?? 0, slot)}</div>`
  }
  const drawReel = (sight, reel, given) => {
    const column = sight.window[reel]
    reels[reel].innerHTML = column.map((symbol, row) => cellMarkup(symbol, reel, row, given)).join('')
    reels[reel].classList.toggle(
      'lit',
      column.every(symbol => symbol === 'wild'),
    )
  }
  const tell = ({ window }) => {
    const words = window.map(column => column.map(symbol => names.get(symbol) ?? '빈칸').join(' '))
    view.setAttribute('aria-label', words.map((text, index) => `${index + 1}릴 ${text}`).join(', '))
  }
  const draw = (sight, { gained = false, isNew = () => false } = {}) => {
    const hits = sight.wins.flatMap(({ cells }) => cells)
    view.classList.toggle('won', hits.length > 0)
    view.classList.toggle('gained', gained)
    for (const reel of reels.keys()) drawReel(sight, reel, { hits, amounts: sight.amounts, isNew })
    shown = sight.window
    tell(sight)
  }
  /** Lets reels turn until they are drawn again. */
  const turn = (which = [...reels.keys()]) => {
    view.classList.remove('won', 'gained')
    sound('spin')
    for (const reel of which) {
      const column = [...(shown[reel] ?? []), ...(shown[(reel + 1) % reels.length] ?? [])]
      const strip = [...column, ...column]
        .map(symbol => `<div class="cell">${symbolArt(symbol)}</div>`)
        .join('')
      const cells = '<div class="cell"></div>'.repeat(slot.rows)
      reels[reel].classList.remove('lit')
      reels[reel].innerHTML = isCalm.matches
        ? reels[reel].innerHTML
        : `${cells}<div class="strip">${strip}</div>`
      reels[reel].classList.add('spins')
    }
  }
  /** Stops the reels from the left, then shows the wins. */
  const stop = async (sight, { gained, which = [...reels.keys()] } = {}) => {
    await wait(TURN)
    for (const reel of which) {
      reels[reel].classList.remove('spins')
      drawReel(sight, reel, { hits: [], amounts: sight.amounts, isNew: () => false, isSet: true })
      sound('stop', reel)
      if (reel !== which.at(-1)) await wait(STAGGER)
    }
    await wait(160)
    draw(sight, { gained })
  }
  const halt = () => {
    for (const reel of reels) reel.classList.remove('spins')
  }
  return { draw, turn, stop, halt, shownWindow: () => shown }
}

/** Shows one step after the first window, in the manner of its game. */
export async function showStep(view, step, { slot, gained, sound }) {
  const before = view.shownWindow()
  if (slot.family === 'breakers') {
    // Places whose column has lost symbols are filled from above.
    const isNew = (reel, row) => before[reel]?.slice(row).join() !== step.window[reel]?.slice(row).join()
    view.draw({ ...step, wins: [] }, { isNew })
    sound('stop')
    await wait(480)
    view.draw(step, { gained })
  } else if (slot.family === 'constellation') {
    const isNew = (reel, row) => before[reel]?.[row] !== step.window[reel]?.[row]
    view.draw(
      {
        ...step,
        wins: [],
        window: before,
        amounts: step.amounts.map((column, reel) =>
          column.map((amount, row) => (isNew(reel, row) ? 0 : amount)),
        ),
      },
      { isNew: (reel, row) => before[reel]?.[row] !== 'star' },
    )
    await wait(420)
    view.draw({ ...step, wins: [] }, { isNew })
    if (step.window.some((column, reel) => column.some((_, row) => isNew(reel, row)))) sound('feature')
    await wait(380)
    view.draw(step, { gained, isNew })
  } else {
    const which = before.flatMap((column, reel) => (column.every(symbol => symbol === 'wild') ? [] : [reel]))
    view.turn(which)
    await view.stop(step, { gained, which })
  }
}
