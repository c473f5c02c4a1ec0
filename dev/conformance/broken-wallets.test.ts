import { expect, test } from 'vitest'
import { walletCases } from './cases/wallet-cases.ts'
import { conformPaper } from './testing/paper-ground.ts'
import { factsOf, listWalletFaults, type WalletFault } from './testing/wallet-faults.ts'

const conventions = ['command', 'transactions'] as const
const CALLS = 250

const play = (convention: (typeof conventions)[number], fault?: WalletFault) =>
  conformPaper({
    convention,
    fault,
    until: ({ calls }) => calls >= CALLS,
    seed: 7,
    lanes: 3,
    tell: () => {},
  })

test.each(conventions)('the right wallet passes in the convention %s', async convention => {
  const { faults, notTried } = await play(convention)
  expect({ faults, notTried }).toEqual({ faults: [], notTried: [] })
})

test('every case finds a fault of its own', () => {
  const found = new Set(listWalletFaults().map(fault => factsOf(fault).by))
  expect(walletCases.filter(({ name }) => !found.has(name)).map(({ name }) => name)).toEqual([])
})

const broken = listWalletFaults().flatMap(fault =>
  conventions
    .filter(convention => factsOf(fault).only === undefined || factsOf(fault).only === convention)
    .map(convention => [fault, convention] as const),
)

test.each(broken)('a wallet that %s is found in the convention %s', async (fault, convention) => {
  const { faults } = await play(convention, fault)
  const { by } = factsOf(fault)
  expect(faults).toContainEqual(expect.stringContaining(by === 'random' ? '(random play' : `(${by})`))
})
