import type { deskContract, operatorContract, roleContract } from '#contract/back-office/operators.ts'
import type { MemberId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { changeRoleOf } from './change-role-of.ts'
import { createOperator } from './create-operator.ts'
import { endOperatorLogins } from './end-operator-logins.ts'
import { type ReadOperator, readOperators } from './read-operators.ts'
import { readOwnRights } from './read-own-rights.ts'
import { readRoles } from './read-roles.ts'
import { resetOperatorFactor } from './reset-operator-factor.ts'
import { resetOperatorPassword } from './reset-operator-password.ts'
import { exportMatrix } from './role-matrix.ts'
import { createRole, editRole, type RoleDeps, removeRole } from './roles.ts'
import { setOperatorAddresses } from './set-operator-addresses.ts'
import { setOperatorState } from './set-operator-state.ts'

/** Routes for every operator's own permissions. */
export const deskRoutes = (deps: Pick<Deps, 'db'>): Handlers<typeof deskContract> => ({
  own: async ({ caller }) => accept(await readOwnRights(deps, caller)),
})

type OnOne = {
  readonly params: { readonly id: number }
  readonly body: { readonly reason: string }
  readonly caller: Caller
  readonly ip: string
}
const actOn = ({ params, body, caller, ip }: OnOne) => ({
  operator: caller,
  ip,
  reason: body.reason,
  operatorId: params.id as MemberId,
})

/** Operator routes for operator accounts. */
export const operatorRoutes = (
  deps: Parameters<typeof resetOperatorFactor>[0],
): Handlers<typeof operatorContract> => ({
  operators: async ({ query: { page, ...filter }, caller }) => {
    const { operators, ...counts } = await readOperators(deps, caller, filter, page)
    return accept({ operators: operators.map(wireOperator), ...counts })
  },
  create: ({ body, caller, ip }) => createOperator(deps, { operator: caller, ip, ...body }),
  changeRole: call => changeRoleOf(deps, { ...actOn(call), role: call.body.role }),
  setState: call => setOperatorState(deps, { ...actOn(call), state: call.body.state }),
  resetPassword: call => resetOperatorPassword(deps, { ...actOn(call), password: call.body.password }),
  resetSecondFactor: call => resetOperatorFactor(deps, actOn(call)),
  endLogins: call => endOperatorLogins(deps, actOn(call)),
  setAddresses: call => setOperatorAddresses(deps, { ...actOn(call), addresses: call.body.addresses }),
})

const wireOperator = (operator: ReadOperator) => {
  const { id, userId, nickname, state, hasSecondFactor, needsSecondFactor, isLoggedIn, own } = operator
  const { loginAt, loginAddress, loginAgent } = operator
  return {
    id,
    userId,
    nickname,
    role: { id: operator.role, name: operator.roleName ?? '역할 없음' },
    state,
    readsOnly: operator.withdrawalType !== 0,
    hasSecondFactor,
    needsSecondFactor,
    passwordDue: operator.onceUntil !== null,
    isLoggedIn,
    lastLogin:
      loginAt === null
        ? null
        : {
            at: formatSeoul(loginAt, 'YYYY-MM-DD HH:mm:ss'),
            address: loginAddress ?? '',
            device: loginAgent ?? '',
          },
    addresses: [...operator.addresses],
    own,
    mayChange: operator.mayChange,
  }
}

/** Operator routes for roles. */
export const roleRoutes = (deps: RoleDeps): Handlers<typeof roleContract> => ({
  roles: async ({ caller }) => accept({ roles: await readRoles(deps, caller) }),
  create: ({ body: { reason, ...entry }, caller, ip }) =>
    createRole(deps, { operator: caller, ip, reason }, entry),
  edit: ({ params, body: { reason, ...entry }, caller, ip }) =>
    editRole(deps, { operator: caller, ip, reason }, { ...entry, id: params.id }),
  remove: ({ params, body: { reason }, caller, ip }) =>
    removeRole(deps, { operator: caller, ip, reason }, params.id),
  matrix: async ({ body: { reason }, caller, ip }) =>
    accept(await exportMatrix(deps, { operator: caller, ip, reason })),
})
