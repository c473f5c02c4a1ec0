import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, idParam, onceKey, reason } from '#contract/wire/wire.ts'
import { milestoneKinds, milestoneMost } from '#domain/promotions/milestones.ts'

const step = {
  id: z.number().int(),
  kind: z.enum(milestoneKinds),
  /** Days, quests, or won deposited or staked. */
  target: z.number().int(),
  points: z.number().int(),
}

const ownStep = z.object({ ...step, state: z.enum(['ahead', 'reached', 'claimed']) })
export type OwnMilestone = z.output<typeof ownStep>

const monthSteps = z.object({
  /** "2026-11". */
  month: z.string(),
  /** Rewards not claimed by the end of this day expire. */
  lastDay: day,
  counts: z.record(z.enum(milestoneKinds), z.number().int()),
  steps: z.array(ownStep),
})
export type MonthMilestones = z.output<typeof monthSteps>

/** 누적이벤트: the month's counters and steps (ROUTE-071). */
export const milestoneContract = {
  month: route({
    method: 'GET',
    path: 'eventAcc',
    access: 'member',
    summary: '이번 달 누적이벤트',
    output: monthSteps,
    refusals: [],
  }),
  claim: route({
    method: 'POST',
    path: 'eventAcc/{milestoneId}/claim',
    access: 'member',
    summary: '누적이벤트 보상받기',
    params: z.object({ milestoneId: idParam }),
    output: z.object({ points: z.number().int() }),
    refusals: ['NOT_FOUND', 'MILESTONE_AHEAD', 'MILESTONE_CLAIMED', 'FORBIDDEN', 'SELF_EXCLUDED'],
  }),
}

const written = {
  kind: z.enum(milestoneKinds),
  target: z.number().int().min(1).max(milestoneMost.bets),
  points: z.number().int().min(1).max(1_000_000),
  shown: z.boolean(),
}
export type MilestoneEntry = { readonly [K in keyof typeof written]: z.output<(typeof written)[K]> }

const deskStep = z.object({
  ...step,
  shown: z.boolean(),
  /** Number of claims this month. */
  claims: z.number().int(),
})
export type DeskMilestone = z.output<typeof deskStep>

/** Editing of the steps. */
export const milestoneOperatorContract = {
  steps: route({
    method: 'GET',
    path: 'admin/milestones',
    access: 'promotions:read',
    summary: '누적이벤트 단계',
    output: z.object({ steps: z.array(deskStep) }),
    refusals: [],
  }),
  write: route({
    method: 'POST',
    path: 'admin/milestones',
    access: 'promotions:write',
    summary: '누적이벤트 단계 등록',
    body: z.object({ ...written, reason, key: onceKey.optional() }),
    output: deskStep,
    refusals: ['KEY_REUSED', 'MILESTONE_TARGET'],
  }),
  edit: route({
    method: 'POST',
    path: 'admin/milestones/{milestoneId}',
    access: 'promotions:write',
    summary: '누적이벤트 단계 수정, 숨김',
    params: z.object({ milestoneId: idParam }),
    body: z.object({ ...written, reason }),
    output: deskStep,
    refusals: ['NOT_FOUND', 'MILESTONE_TARGET'],
  }),
}
