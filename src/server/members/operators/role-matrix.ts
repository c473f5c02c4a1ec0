import { formatSeoul } from '#domain/korean-formats.ts'
import { operatorAreas, operatorRights, partsOf, permissionNames } from '#domain/operators/permissions.ts'
import { csvLine } from '#server/platform/http/csv.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { readRolePermissions } from './permissions.ts'
import { listRoles } from './role-edits.sql.ts'

/**
 * Every role with every permission, one a line, for whoever audits (X3): as CSV that table programs open, with its moment
 * and maker. That it was taken out stands in the act log.
 */
export function exportMatrix(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  act: OperatorAct,
): Promise<{ readonly fileName: string; readonly csv: string }> {
  return db.transaction(async tx => {
    const at = clock.now()
    const roles = (await listRoles(tx)).map(role => ({ ...role, held: readRolePermissions(role) }))
    const made = formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')
    const rows = [
      ['역할 권한표', made, act.operator.userId],
      ['영역', '권한', '코드', ...roles.map(({ name }) => name)],
      ...permissionNames.map(permission => {
        const { area, right } = partsOf(permission)
        const cells = roles.map(({ held }) => (held.has(permission) ? 'O' : ''))
        return [operatorAreas[area], operatorRights[right], permission, ...cells]
      }),
      ['2단계 인증 필수', '', '', ...roles.map(({ secondFactor }) => (secondFactor ? 'O' : ''))],
      ['운영자 수', '', '', ...roles.map(({ operators }) => String(operators))],
    ]
    const done = { act: 'export-roles', subject: 'roles', before: null, after: { roles: roles.length } }
    await recordAct(tx, { ...act, ...done, at })
    return { fileName: `roles-${made.slice(0, 10)}.csv`, csv: rows.map(csvLine).join('') }
  })
}
