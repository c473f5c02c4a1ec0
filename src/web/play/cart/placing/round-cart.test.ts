// A cart of another kind than sports: one pick of a round, at odds that never change. It implements only
// what the tests need.
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MemberRecord } from '#contract/account/members.ts'
import { won } from '#domain/money.ts'
import { type Odds, odds, winnings } from '#domain/odds.ts'
import { accept, refuse } from '#domain/result.ts'
import type { BetLimits } from '#domain/slip/bet-limits.ts'
import { checkFigures } from '#domain/slip/figure-checks.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import { emptyStake, type StakeField, typeStake } from '#domain/slip/stake-input.ts'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import { setNavigator } from '#web/client/navigation/go-to.ts'
import { clearSession } from '#web/client/session/end-session.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { useAlerts } from '#web/kit/overlays/alerts.ts'
import { useToasts } from '#web/kit/overlays/toasts.ts'
import type { CartKind, CartView, PlaceAnswer } from '../cart-kind.ts'
import { createSlipStore } from '../create-slip-store.ts'
import type { Attempt } from './attempts.ts'
import { createPlacing } from './placing.ts'

vi.hoisted(() => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  vi.stubGlobal('window', { localStorage, setTimeout: (act: () => void) => setTimeout(act, 0) })
})

const member: MemberRecord = {
  userId: 'demo',
  id: 7,
  nickname: '달빛축구',
  type: 0,
  role: 0,
  level: 1,
  withdrawalType: 0,
  tendency: 0,
  emoney: 1_000_000,
  point: 0,
  updatedAt: '2026-08-14 10:00:00',
  isLogin: true,
}

type RoundPick = { readonly round: number; readonly answer: string; readonly odds: Odds }
type RoundSlip = { readonly pick: RoundPick | undefined; readonly stake: StakeField }
type Game = 'powerball' | 'ladder'
type RoundBody = { readonly game: Game; readonly pick: RoundPick | undefined; readonly amount: number }

/** Simulated server: the requests it received, and its answers. */
const sent: Attempt<RoundBody>[] = []
let answers: (PlaceAnswer | Promise<PlaceAnswer>)[] = []
const taken: PlaceAnswer = accept({ id: 'bet-1', emoney: 990_000 })
const refused = (code: CallRefusal['code'], text: string): PlaceAnswer =>
  refuse({ code, text, status: code === 'NETWORK' ? 0 : 400, handled: false })

const limits: BetLimits = {
  stakeMin: won(5_000),
  stakeMax: won(2_000_000),
  winningsMax: won(3_000_000),
  totalOddsMax: odds(10_00),
}
const balance = () => won(sessionStore.current()?.user.emoney ?? 0)
const boundsOf = ({ pick }: RoundSlip) => ({ balance: balance(), limits, total: pick?.odds })

const store = createSlipStore<RoundSlip, Game>({
  empty: { pick: undefined, stake: emptyStake },
  usualPage: 'powerball',
})

const kind: CartKind<RoundSlip, Game, RoundBody> = {
  refusalOf({ slip: { pick, stake } }) {
    const total = pick?.odds ?? odds(1_00)
    const isEmpty = pick === undefined
    const [first] = checkFigures({
      isEmpty,
      total,
      stake: stake.amount,
      limits,
      formValid: true,
    })
    return first && slipText(first)
  },
  requestOf: ({ slip: { pick, stake }, page }) => ({
    body: { game: page, pick, amount: stake.amount ?? 0 },
    post: async attempt => {
      sent.push(attempt)
      return answers.shift() ?? taken
    },
  }),
  contentOf: body => JSON.stringify(body),
  stakeOf: ({ slip }) => ({ kind: 'minigame', amount: slip.stake.amount ?? 0 }),
}

const placing = createPlacing(store, kind)

/** Replaces the view that the cart draws. */
function viewOf(slip: RoundSlip): CartView {
  const total = slip.pick?.odds
  return {
    count: slip.pick ? 1 : 0,
    stake: slip.stake,
    stakeNote: undefined,
    balance: balance(),
    limits,
    totalOdds: total,
    expectedWinnings: total ? winnings(won(slip.stake.amount || 0), total) : won(0),
  }
}

const slipNow = () => store.useSlip.getState().slip
const choose = (answer: string): void =>
  store.takeSlip<never>(accept({ ...slipNow(), pick: { round: 417, answer, odds: odds(1_95) } }), slipText)
const type = (text: string): void =>
  store.setSlip({ ...slipNow(), stake: typeStake(text, boundsOf(slipNow())) })

/** Presses 베팅하기 and 베팅. */
async function bet(onPlaced = () => {}): Promise<void> {
  placing.press()
  const confirmed = placing.confirmed()
  if (confirmed) await placing.send(confirmed, onPlaced)
}

const alerts = () => useAlerts.getState().texts
const stepNow = () => placing.readFlow().step
const keys = () => sent.map(({ key }) => key)
let visited: string[] = []

afterAll(() => void vi.unstubAllGlobals())

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('[]'))
  setNavigator(path => void visited.push(path))
  useAlerts.setState({ texts: [] })
  useToasts.setState({ toasts: [] })
  visited = []
  sent.length = 0
  answers = []
  clearSession()
  sessionStore.begin('secret', member, 60)
  store.enterPage('powerball')
  store.clearSlip()
})

describe('the minigame slip', () => {
  test('holds one pick, which another replaces, and shares figures and limits with the sports cart', () => {
    choose('홀')
    choose('짝')
    type('10000')
    expect(viewOf(slipNow())).toMatchObject({ count: 1, totalOdds: 1_95, expectedWinnings: 19_500 })
    expect(slipNow().pick?.answer).toBe('짝')
    type('2000000')
    expect(slipNow().stake.text).toBe('1,000,000')
  })

  test('BETFLOW-017 is cleared when its game is left, but not on reopening the same game', async () => {
    const leave = store.enterPage('powerball')
    choose('홀')
    leave()
    store.enterPage('powerball')
    await Promise.resolve()
    expect(viewOf(slipNow()).count).toBe(1)
    store.enterPage('ladder')
    expect(viewOf(slipNow()).count).toBe(0)
  })
})

describe('placing a minigame bet', () => {
  test('VALID-013 alerts the first failed check and opens no dialog', () => {
    placing.press()
    choose('홀')
    type('4999')
    placing.press()
    expect(alerts()).toEqual(['베팅을 선택해주세요.', '최소베팅금 5,000원 미만 베팅하실수 없습니다.'])
    expect(stepNow()).toBe('idle')
  })

  test('DIALOG-003 asks for confirmation first, and keeps the slip on cancel', () => {
    choose('홀')
    type('10000')
    placing.press()
    expect(stepNow()).toBe('confirm')
    placing.cancel()
    expect([stepNow(), slipNow().stake.amount, sent.length]).toEqual(['idle', 10_000, 0])
  })

  test('BETFLOW-003..007 clears the cart, updates the balance and opens the history after acceptance', async () => {
    const onPlaced = vi.fn()
    choose('홀')
    type('10000')
    await bet(onPlaced)
    expect(sent[0]?.body).toEqual({ game: 'powerball', pick: expect.anything(), amount: 10_000 })
    expect([viewOf(slipNow()).count, balance(), visited]).toEqual([0, 990_000, ['/bet_result']])
    expect([alerts(), stepNow()]).toEqual([['베팅이 완료되었습니다.'], 'idle'])
    expect(onPlaced).toHaveBeenCalledOnce()
  })

  test('BETFLOW-002 locks the slip while the bet is being sent, and notifies on another page', async () => {
    let answer = (_: PlaceAnswer) => {}
    answers = [
      new Promise(resolve => {
        answer = resolve
      }),
    ]
    choose('홀')
    type('10000')
    const answered = bet()
    placing.press()
    choose('짝')
    expect([stepNow(), slipNow().pick?.answer, sent.length]).toEqual(['sending', '홀', 1])
    store.enterPage('ladder')
    expect(slipNow().pick).toBeUndefined()
    store.enterPage('powerball')
    expect(slipNow().pick?.answer).toBe('홀')
    store.enterPage('ladder')
    answer(taken)
    await answered
    expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('베팅이 완료되었습니다.')
    expect(visited).toEqual([])
  })

  test('resends an unanswered bet under its key, and gives the next bet a new key', async () => {
    answers = [refused('NETWORK', ''), refused('NETWORK', '')]
    choose('홀')
    type('10000')
    await bet()
    expect([sent.length, new Set(keys()).size]).toEqual([3, 1])
    choose('홀')
    type('10000')
    await bet()
    expect(new Set(keys()).size).toBe(2)
  })

  test('BETFLOW-015 shows why a bet was refused and unlocks the cart', async () => {
    answers = [refused('OTHER', '마감된 경기가 포함되어 있습니다.')]
    choose('홀')
    type('10000')
    await bet()
    expect(alerts()).toEqual(['마감된 경기가 포함되어 있습니다.'])
    expect([viewOf(slipNow()).count, store.useSlip.getState().lockedBy]).toEqual([1, undefined])
  })

  test('shows the next member nothing of a previous member’s bet', async () => {
    let answer = (_: PlaceAnswer) => {}
    answers = [
      new Promise(resolve => {
        answer = resolve
      }),
    ]
    choose('홀')
    type('10000')
    const answered = bet()
    clearSession()
    sessionStore.begin('other', { ...member, id: 8 }, 60)
    answer(taken)
    await answered
    expect([alerts(), visited, balance()]).toEqual([[], [], 1_000_000])
  })
})
