import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '#contract/wire/route.ts'
import { sendRefusal } from '#server/platform/http/answers.ts'
import type { Admit } from '#server/platform/http/caller.ts'
import { callerAddress } from '#server/platform/http/caller-address.ts'

/** Below these only who may be there hears even that there is nothing (ROLE-006, ROLE-007). */
const accessBelow: readonly (readonly [path: RegExp, access: Access])[] = [
  [/^\/api\/admin(?:[/?]|$)/i, 'operator'],
  [/^\/api\/manager(?:[/?]|$)/i, 'manager'],
]

/** A path that nothing serves: 404. */
export function answerUnknown(admit: Admit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const header = request.headers['x-auth-token']
    const token = typeof header === 'string' ? header : undefined
    const access = accessBelow.find(([path]) => path.test(request.url))?.[1] ?? 'guest'
    const admitted = await admit(access, { token, ip: callerAddress(request).ip })
    sendRefusal(reply, admitted.ok ? { code: 'NOT_FOUND' } : admitted.refusal)
    return reply
  }
}
