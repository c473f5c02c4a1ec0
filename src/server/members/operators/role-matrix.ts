import { formatSeoul, seoulDay } from '#domain/korean-formats.ts'
import { operatorAreas, operatorRights, partsOf, permissionNames } from '#domain/operators/permissions.ts'
import { csvLine } from '#server/platform/http/csv.ts'
import type { StreamedText } from '#server/platform/http/streamed-text.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { exportTable, type OperatorAct } from '#server/site/site.ts'
import { readRolePermissions } from './permissions.ts'
import { listRoles } from './role-edits.sql.ts'

/** Exports every role with every permission, one per line, for audits (X3), with time and author. */
export async function exportMatrix(
  deps: Pick<Deps, 'db' | 'clock'>,
  act: OperatorAct,
): Promise<StreamedText> {
  const roles = (await listRoles(deps.db)).map(role => ({ ...role, held: readRolePermissions(role) }))
  const told = { act: 'export-roles', subject: 'roles', after: { roles: roles.length } }
  return exportTable(deps, act, told, at => ({
    fileName: `역할 권한표-${seoulDay(at)}.csv`,
    write: take =>
      take(
        [
          ['역할 권한표', formatSeoul(at, 'YYYY-MM-DD HH:mm:ss'), act.operator.userId],
          ['영역', '권한', '코드', ...roles.map(({ name }) => name)],
          ...permissionNames.map(permission => {
            const { area, right } = partsOf(permission)
            const cells = roles.map(({ held }) => (held.has(permission) ? 'O' : ''))
            return [operatorAreas[area], operatorRights[right], permission, ...cells]
          }),
          ['2단계 인증 필수', '', '', ...roles.map(({ secondFactor }) => (secondFactor ? 'O' : ''))],
          ['운영자 수', '', '', ...roles.map(({ operators }) => operators)],
        ]
          .map(csvLine)
          .join(''),
      ),
  }))
}
