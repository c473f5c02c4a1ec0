import { z } from 'zod'
import { route } from '#contract/wire/route.ts'

const int = z.number().int()

/** What waits in the rooms of suppliers; apart from them, since every page of the desk asks for it. */
export const suppliersWaitingContract = {
  waiting: route({
    method: 'GET',
    path: 'admin/supplier-unresolved/waiting',
    access: 'casino:read',
    summary: '미결 베팅 수와 설명이 없는 대조 차이 수',
    output: z.object({ unresolved: int, differences: int }),
    refusals: [],
  }),
}
