import { expect, test } from 'vitest'
import { changesSomething, isPermission, permissionNames } from './permissions.ts'

test('X3 every area has its three rights', () => {
  const areas = Map.groupBy(permissionNames, permission => permission.split(':')[0])
  for (const held of areas.values())
    expect(held.map(one => one.split(':')[1])).toEqual(['read', 'write', 'approve'])
  expect([isPermission('members:write'), isPermission('members:rule'), isPermission('')]).toEqual([
    true,
    false,
    false,
  ])
})

test('X2 asks operators who change or approve for a second factor, and not those who only read', () => {
  expect((['bets:read', 'bets:write', 'bets:approve'] as const).map(changesSomething)).toEqual([
    false,
    true,
    true,
  ])
})
