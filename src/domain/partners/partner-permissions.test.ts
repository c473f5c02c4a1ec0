import { expect, test } from 'vitest'
import { isPermission } from '../operators/permissions.ts'
import { isPartnerPermission, partnerPermissionNames, partnerPermissionsOf } from './partner-permissions.ts'

test('ROLE-007 partners have all partner permissions, operators the read ones, members none', () => {
  expect([...partnerPermissionsOf('partner')]).toEqual([...partnerPermissionNames])
  expect([...partnerPermissionsOf('operator')].every(permission => permission.endsWith(':read'))).toBe(true)
  expect(partnerPermissionsOf('operator').size).toBeGreaterThan(0)
  expect(partnerPermissionsOf('member').size).toBe(0)
})

test('ROLE-006 no partner permission is an operator permission, so no role of the desk can hold it', () => {
  expect(partnerPermissionNames.filter(isPermission)).toEqual([])
  expect(partnerPermissionNames.every(isPartnerPermission)).toBe(true)
  expect(
    ['members:read', 'partner-members:write', 'manager', '__proto__'].filter(isPartnerPermission),
  ).toEqual([])
})
