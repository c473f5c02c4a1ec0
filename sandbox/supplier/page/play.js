import { openSlot } from '/slot.js'
import { openSound } from '/sound.js'
import { openTable } from '/table.js'

const key = location.hash.slice(1)
export const won = amount => `${Math.round(amount).toLocaleString('ko-KR')}원`
export const signed = amount => (amount > 0 ? `+${won(amount)}` : amount < 0 ? `−${won(-amount)}` : '0원')

export async function ask(what, body = {}) {
  const answer = await fetch(`/api/${what}`, { method: 'POST', body: JSON.stringify({ key, ...body }) })
  return answer.json()
}

const at = id => document.getElementById(id)
let offset = 0
export const serverNow = () => Date.now() + offset

/** Updates the header of the window: time, net result and balance of the session. Always visible. */
export function show({ now, balance, staked, returned, open }) {
  if (now !== undefined) offset = now - Date.now()
  if (typeof balance === 'number') at('balance').textContent = won(balance)
  if (staked !== undefined) at('net').textContent = signed(returned - staked + (open ?? 0))
}

async function begin() {
  const game = await ask('game')
  if (!game.slot && !game.table) {
    document.body.className = 'note'
    document.body.textContent = game.text ?? '로비에서 게임을 다시 열어 주세요.'
    return
  }
  show(game)
  const { name } = game.slot ?? game.table
  at('name').textContent = name
  document.title = `${name} · 한판`
  at('demo').hidden = !game.isDemo
  if (game.slot) at('return').textContent = `환수율 ${game.slot.returnRate.toFixed(2)}%`
  else at('return').textContent = `${game.table.seconds}초 회차`
  setInterval(() => {
    const seconds = Math.max(0, Math.floor((serverNow() - game.startedAt) / 1000))
    at('time').textContent =
      `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
  }, 500)
  const tools = {
    ask,
    show,
    won,
    signed,
    serverNow,
    stage: at('stage'),
    side: at('side'),
    sound: openSound(at('sound')),
  }
  if (game.slot) openSlot(game.slot, tools)
  else openTable(game.table, tools)
}

void begin()
