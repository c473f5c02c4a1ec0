import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/wire/route.ts'
import { type AccessRefusal, type Admit, askedBy } from '#server/platform/http/caller.ts'

/** Below these paths even 404 needs the permission (ROLE-006, ROLE-007). */
const accessBelow: readonly (readonly [path: RegExp, access: Access])[] = [
  [/^\/api\/admin(?:[/?]|$)/i, 'operator'],
  [/^\/api\/manager(?:[/?]|$)/i, 'manager'],
]

/** Returns why the caller has no permission for a path that nothing serves; undefined if they have it. */
export function refusalAtUnknown(admit: Admit) {
  return async (request: FastifyRequest): Promise<AccessRefusal | undefined> => {
    const access = accessBelow.find(([path]) => path.test(request.url))?.[1] ?? 'guest'
    const admitted = await admit(access, askedBy(request))
    return admitted.ok ? undefined : admitted.refusal
  }
}
