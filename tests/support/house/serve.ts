import type { FastifyInstance } from 'fastify'
import type { MemberId } from '#domain/ids.ts'
import { permissionNames } from '#domain/operators/permissions.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Admit, Caller } from '#server/platform/http/caller.ts'
import type { Feature } from '#server/platform/http/http.ts'
import { createHttpServer } from '#server/platform/http/http-server.ts'
import { createLog } from '#server/platform/process/log.ts'

export const memberCaller: Caller = {
  memberId: 7 as MemberId,
  userId: 'demo',
  kind: 'member',
  level: 1,
  tendency: 0,
  permissions: new Set(),
}

export const operatorCaller: Caller = {
  ...memberCaller,
  memberId: 1 as MemberId,
  userId: 'admin',
  kind: 'operator',
  permissions: new Set(permissionNames),
}

/** Authenticates by the header alone: `member` or `operator`. Sessions have their own tests. */
export const admitByName: Admit = (access, { token }) => {
  if (access === 'guest') return accept(undefined)
  if (token === 'operator') return accept(operatorCaller)
  if (token !== 'member') return refuse({ code: 'LOGIN_REQUIRED' })
  return access === 'member' ? accept(memberCaller) : refuse({ code: 'FORBIDDEN' })
}

/** Returns a server with some features of the house. Answers are checked against the contract. */
export function serve(...features: readonly Feature[]): FastifyInstance {
  const fastify = createHttpServer({ log: createLog({ level: 'silent' }), trustProxy: false })
  for (const one of features) one.mount({ fastify, admit: admitByName, checksAnswers: true })
  return fastify
}

export type Asked = { readonly as?: 'member' | 'operator'; readonly body?: object }

/** Sends a GET, or a POST if there is a body; returns the answer's JSON if it is JSON. */
export async function ask(fastify: FastifyInstance, url: string, { as = 'member', body }: Asked = {}) {
  const headers = { 'x-auth-token': as }
  const answer = await fastify.inject(
    body ? { method: 'POST', url, headers, payload: body } : { method: 'GET', url, headers },
  )
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return {
    status: answer.statusCode,
    text: answer.body,
    json: isJson ? answer.json() : undefined,
    refusal: answer.headers['x-refusal'],
  }
}
