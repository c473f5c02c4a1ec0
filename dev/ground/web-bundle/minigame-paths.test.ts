import { expect, test } from 'vitest'
import { minigamePaths } from './minigame-paths.ts'

const paths = minigamePaths()

test.each(['next', 'eos', 'next/powerball', 'ntry/powerball1', 'bet365', 'bet365/soccer'])(
  'ROUTE-089 MINI-001 VIRT-001 /minigame/%s is a page',
  address => {
    expect(paths).toContain(`/minigame/${address}`)
  },
)

test.each(['xx', 'own', 'ntry/nope', 'bet365/xx', 'next/powerball/xx'])(
  'ROUTE-089 /minigame/%s is no page',
  address => {
    expect(paths).not.toContain(`/minigame/${address}`)
  },
)
