import { z } from 'zod'
import { route } from '#contract/wire/route.ts'

const int = z.number().int()

/** Counters of pending supplier work; a separate file, because every back-office page requests it. */
export const suppliersWaitingContract = {
  waiting: route({
    method: 'GET',
    path: 'admin/supplier-unresolved/waiting',
    access: 'casino:read',
    summary: '미결 베팅, 보류 당첨, 설명이 없는 대조 차이의 수',
    output: z.object({ unresolved: int, held: int, differences: int }),
    refusals: [],
  }),
}
