import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { permissionNames } from '#domain/operators/permissions.ts'

const permission = z.enum(permissionNames)

export const deskContract = {
  /** What who works here may see and do: the desk shows nothing else. */
  own: route({
    method: 'GET',
    path: 'admin/own',
    access: 'operator',
    summary: '내 운영자 역할과 권한',
    output: z.object({ role: z.string(), permissions: z.array(permission) }),
    refusals: [],
  }),
}
