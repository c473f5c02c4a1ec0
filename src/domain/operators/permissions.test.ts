import { expect, test } from 'vitest'
import { changesSomething, isPermission, operatorAreas, permissionNames } from './permissions.ts'

test('X3 every area has its three rights', () => {
  expect(permissionNames.length).toBe(Object.keys(operatorAreas).length * 3)
  expect([isPermission('members:write'), isPermission('members:rule'), isPermission('')]).toEqual([
    true,
    false,
    false,
  ])
})

test('X2 who changes or approves is asked for a second factor, who only looks is not', () => {
  expect((['bets:read', 'bets:write', 'bets:approve'] as const).map(changesSomething)).toEqual([
    false,
    true,
    true,
  ])
})
