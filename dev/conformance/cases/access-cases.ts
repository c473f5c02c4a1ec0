import type { Spoiling } from '../wallet-client.ts'
import type { Message } from '../wallet-transport.ts'
import type { Case } from './case.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const withHeader =
  (name: string, value: (old: string) => string) =>
  (message: Message): Message => ({
    ...message,
    headers: message.headers.map(([one, old]) => [one, one === name ? value(old) : old] as const),
  })

const withoutHeader = (message: Message, name: string): Message => ({
  ...message,
  headers: message.headers.filter(([one]) => one !== name),
})

const SIGNATURE = 'x-wallet-signature'
const TIMESTAMP = 'x-wallet-timestamp'
const wrong = (signature: string): string => (signature.startsWith('0') ? '1' : '0') + signature.slice(1)

const unsigned: readonly (readonly [what: string, spoiling: Spoiling])[] = [
  ['a call signed with another secret', { wrongSecret: true }],
  ['a call without a signature', { tamper: message => withoutHeader(message, SIGNATURE) }],
  ['a call without a timestamp', { tamper: message => withoutHeader(message, TIMESTAMP) }],
  ['a call with an empty signature', { tamper: withHeader(SIGNATURE, () => '') }],
  [
    'a call whose timestamp was changed after it was signed',
    { tamper: withHeader(TIMESTAMP, time => String(Number(time) - SECOND)) },
  ],
  [
    'a call whose body was changed after it was signed',
    { tamper: message => ({ ...message, text: message.text.replace(/"amount":\d/, '"amount":9') }) },
  ],
  [
    'a call whose body got a blank after it was signed',
    { tamper: message => ({ ...message, text: `${message.text} ` }) },
  ],
]

export const accessCases: readonly Case[] = [
  {
    name: 'signature',
    rule: 22,
    says: 'The signature covers the secret, the time and the body as it was sent.',
    play: async desk => {
      for (const [what, spoiling] of unsigned) await desk.turnsAway(desk.bet(), [401], what, spoiling)
    },
  },
  {
    name: 'signed-path',
    rule: 22,
    says: 'The signature covers the path.',
    play: async desk => {
      const bet = desk.bet()
      await desk.accepts(bet, 'a bet')
      // The convention `command` has no other path; there the same call has to be unknown or unsigned.
      const path = desk.caller.convention === 'command' ? 'win' : 'transaction/win'
      await desk.turnsAway(desk.win(bet, 100), [401, 404], 'a call signed for another path', {
        path: 'transaction/bet',
        tamper: message => ({ ...message, path }),
      })
    },
  },
  {
    name: 'two-signatures',
    rule: 22,
    says: 'A call with two signature headers, a right and a wrong one, is not signed.',
    play: async desk => {
      for (const order of ['a wrong signature before', 'a wrong signature after'])
        await desk.turnsAway(desk.bet(), [400, 401], `a call with ${order} the right one`, {
          tamper: message => {
            const [[, right] = ['', '']] = message.headers.filter(([name]) => name === SIGNATURE)
            const other = [SIGNATURE, wrong(right)] as const
            const { headers } = message
            return {
              ...message,
              headers: order.endsWith('before') ? [other, ...headers] : [...headers, other],
            }
          },
        })
    },
  },
  {
    name: 'clock',
    rule: 22,
    says: 'A timestamp may differ from the clock by two minutes, not more. The clock of the kit must be right to 20 s.',
    play: async desk => {
      for (const skewMilliseconds of [-100 * SECOND, 100 * SECOND])
        await desk.accepts(desk.bet(), `a bet signed ${skewMilliseconds / SECOND} s from now`, {
          skewMilliseconds,
        })
      for (const skewMilliseconds of [-140 * SECOND, 140 * SECOND, -HOUR, HOUR])
        await desk.turnsAway(desk.bet(), [401], `a bet signed ${skewMilliseconds / SECOND} s from now`, {
          skewMilliseconds,
        })
    },
  },
  {
    name: 'unknown-path',
    rule: 'access',
    says: 'A call of a path that the paper does not have gets 404.',
    play: desk => desk.turnsAway(desk.bet(), [404], 'a call of an unknown path', { path: 'no/such/path' }),
  },
]
