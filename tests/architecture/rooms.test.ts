// Checks which folder may import which. Reads the sources; runs in milliseconds.
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { breaches, isTest, ofServer, ofSrc } from './sources.ts'

/** A server folder may import the ones before it in this list, never later ones. */
const order = [
  ...['platform', 'ledger', 'site', 'rules', 'members', 'protection', 'fixtures', 'bets', 'settlement'],
  ...['minigames', 'casino', 'cashier', 'reports', 'promotions', 'partners', 'community'],
  ...['back-office', 'providers'],
]

/** A web folder may import the ones before it in this list; the two sites never import each other. */
const webOrder = [['kit'], ['client'], ['play'], ['sport'], ['member-site', 'back-office'], ['app']]

const folderOf = (path: string): string | undefined => /^src\/server\/([^/]+)\//.exec(path)?.[1]

test('keeps domain independent, contract on domain only, and web off the server', () => {
  const allowed: Record<string, RegExp> = {
    // Packages that only compute (decision 73).
    domain: /^(src\/domain\/|@noble\/hashes\/|@scure\/base$)/,
    contract: /^(src\/(domain|contract)\/|zod$)/,
  }
  const rules = breaches(ofSrc, ({ path, imports }) => {
    const area = path.split('/')[1] ?? ''
    const only = allowed[area]
    return imports.map(target => {
      if (only && !only.test(target)) return `imports ${target}`
      if (area === 'web' && /^(src\/server|dev|tests)\//.test(target)) return `imports ${target}`
      if (area === 'server' && /^(src\/web|dev|tests)\//.test(target)) return `imports ${target}`
      return undefined
    })
  })
  expect(rules).toEqual([])
})

test('lets server folders import only folders to their left, by their entry file', () => {
  const rules = breaches(ofServer, ({ path, imports }) => {
    const here = folderOf(path)
    if (here === undefined || isTest(path)) return []
    return imports.map(target => {
      const there = folderOf(target)
      if (there === undefined || there === here) return undefined
      if (!order.includes(there)) return `${there} has no place in the order of folders`
      if (order.indexOf(there) > order.indexOf(here)) return `${here} may not know ${there}`
      if (there !== 'platform' && target !== `src/server/${there}/${there}.ts`)
        return `enters ${there} by ${basename(target)}, not by its front door`
      return undefined
    })
  })
  expect(rules).toEqual([])
})

test('lets web folders import only folders to their left', () => {
  const roomOf = (path: string) => /^src\/web\/([^/]+)\//.exec(path)?.[1]
  const rankOf = (room: string) => webOrder.findIndex(rooms => rooms.includes(room))
  const rules = breaches(ofSrc, ({ path, imports }) => {
    const here = roomOf(path)
    if (here === undefined) return []
    return imports.map(target => {
      const there = roomOf(target)
      if (there === undefined || there === here) return undefined
      if (rankOf(there) === -1) return `${there} has no place in the order of rooms`
      return rankOf(there) < rankOf(here) ? undefined : `${here} may not know ${target}`
    })
  })
  expect(rules).toEqual([])
})

test('lets web areas import the kit and not each other', () => {
  const areaOf = (path: string) =>
    /^src\/web\/(?:member-site|back-office)\/(?!kit\/)([^/]+)\//.exec(path)?.[1]
  const rules = breaches(ofSrc, ({ path, imports }) => {
    const here = areaOf(path)
    return imports.map(target => {
      if (path.startsWith('src/web/kit/') && areaOf(target)) return `the kit knows ${target}`
      return here && areaOf(target) && areaOf(target) !== here ? `knows ${target}` : undefined
    })
  })
  expect(rules).toEqual([])
})
