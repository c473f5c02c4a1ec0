// Updates the pages of the sandbox gateway.
const main = document.querySelector('main[data-payment]')
const words = { seen: '확인중', confirmed: '완료', failed: '실패' }
let leftUntil = 0

const post = (path, body) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

for (const button of document.querySelectorAll('[data-fail]'))
  button.addEventListener('click', async () => {
    await post(`/play/payouts/${button.dataset.fail}/fail`, {})
    location.reload()
  })

if (main) {
  const path = `/pay/${main.dataset.payment}`
  const part = name => main.querySelector(`[data-${name}]`)

  const show = state => {
    leftUntil = Date.now() + state.leftSeconds * 1000
    const confirming = state.transfers.find(one => one.state === 'seen')
    const done = state.transfers.length > 0 && !confirming
    part('state').textContent = confirming
      ? `확인중 ${confirming.confirmations}/${state.needed}`
      : done
        ? '완료'
        : state.open
          ? '입금 대기'
          : '시간 만료'
    part('state').dataset.look = done ? 'good' : state.open || confirming ? 'wait' : 'over'
    part('expire').hidden = !state.open
    part('transfers').replaceChildren(
      ...(state.transfers.length === 0 ? [row('아직 보낸 테더가 없습니다.', '')] : []),
      ...state.transfers.map(one =>
        row(
          `${one.usdt} · ${words[one.state]}${one.state === 'seen' ? ` ${one.confirmations}/${state.needed}` : ''}`,
          one.txid,
        ),
      ),
    )
    main.dataset.ready = String(state.open)
  }
  const row = (text, txid) => {
    const item = document.createElement('li')
    item.textContent = text
    if (txid) {
      const name = document.createElement('small')
      name.textContent = `TXID ${txid}`
      item.append(name)
    }
    return item
  }
  const ask = async given => {
    const answer = await given.catch(() => undefined)
    const value = answer && (await answer.json().catch(() => undefined))
    part('fault').textContent = answer?.ok
      ? ''
      : (value?.error ?? '결제창이 응답하지 않습니다. 잠시 후 다시 시도해 주세요.')
    if (answer?.ok) show(value)
  }
  const sendUsdt = usdt => ask(post(`${path}/send`, { usdt }))

  for (const button of main.querySelectorAll('[data-send]'))
    button.addEventListener('click', () => sendUsdt(button.dataset.send))
  part('expire').addEventListener('click', () => ask(post(`${path}/expire`, {})))
  part('own').addEventListener('submit', event => {
    event.preventDefault()
    void sendUsdt(new FormData(event.target).get('usdt').trim())
  })
  const count = () => {
    const left = Math.max(0, Math.ceil((leftUntil - Date.now()) / 1000))
    part('left').textContent =
      `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`
  }
  const turn = () => ask(fetch(`${path}/state`)).then(count)
  void turn()
  setInterval(count, 250)
  setInterval(() => void turn(), 1000)
}
