import type { Refusal } from '#contract/wire/refusals.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { monthOf } from '#domain/promotions/attendance.ts'
import { milestoneMost } from '#domain/promotions/milestones.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import {
  countClaims,
  findKeyedMilestone,
  insertMilestone,
  listMilestones,
  lockMilestone,
  type MilestoneDraft,
  type StoredMilestone,
  updateMilestone,
} from './milestones.sql.ts'

type EditDeps = Pick<Deps, 'db' | 'clock' | 'bus'>
type SeenMilestone = StoredMilestone & { readonly claims: number }

/** Returns all milestones, with the number of claims this month. */
export async function readDeskMilestones({ db, clock }: EditDeps): Promise<readonly SeenMilestone[]> {
  const milestones = await listMilestones(db)
  return withClaims(db, monthOf(seoulDay(clock.now())), milestones)
}

async function withClaims(db: Queries, month: string, milestones: readonly StoredMilestone[]) {
  const claims = new Map((await countClaims(db, month)).map(one => [one.id, one.claims]))
  return milestones.map(one => ({ ...one, claims: claims.get(one.id) ?? 0 }))
}

const canBeReached = ({ kind, target }: MilestoneDraft): boolean => target <= milestoneMost[kind]

/** Creates a milestone, valid for this month at once; the same key returns the existing one. */
export const writeMilestone = (
  { db, clock, bus }: EditDeps,
  who: OperatorAct,
  draft: MilestoneDraft,
  key: string | undefined,
): Promise<Result<SeenMilestone, Refusal<'KEY_REUSED' | 'MILESTONE_TARGET'>>> =>
  db.transaction(async tx => {
    if (!canBeReached(draft)) return refuse({ code: 'MILESTONE_TARGET' })
    const operatorId = who.operator.memberId
    const written = await insertMilestone(tx, draft, operatorId, key ?? null)
    if (!written) {
      const known = key === undefined ? undefined : await findKeyedMilestone(tx, operatorId, key)
      if (!known || JSON.stringify(factsOf(known)) !== JSON.stringify(factsOf(draft)))
        return refuse({ code: 'KEY_REUSED' })
      return accept({ ...known, claims: 0 })
    }
    tellContentChanged(tx, { bus }, 'milestones')
    const subject = `milestone:${written.id}`
    const after = factsOf(written)
    await recordAct(tx, { ...who, act: 'write-milestone', subject, before: null, after, at: clock.now() })
    return accept({ ...written, claims: 0 })
  })

/** Changes a milestone, or hides or shows it; existing claims stay unchanged. */
export const editMilestone = (
  { db, clock, bus }: EditDeps,
  who: OperatorAct,
  id: number,
  draft: MilestoneDraft,
): Promise<Result<SeenMilestone, Refusal<'NOT_FOUND' | 'MILESTONE_TARGET'>>> =>
  db.transaction(async tx => {
    if (!canBeReached(draft)) return refuse({ code: 'MILESTONE_TARGET' })
    const stored = await lockMilestone(tx, id)
    if (!stored) return refuse({ code: 'NOT_FOUND' })
    const edited = { ...draft, id }
    await updateMilestone(tx, edited)
    const at = clock.now()
    const [seen = { ...edited, claims: 0 }] = await withClaims(tx, monthOf(seoulDay(at)), [edited])
    tellContentChanged(tx, { bus }, 'milestones')
    await recordAct(tx, {
      ...who,
      act: 'edit-milestone',
      subject: `milestone:${id}`,
      before: factsOf(stored),
      after: factsOf(edited),
      at,
    })
    return accept(seen)
  })

const factsOf = ({ kind, target, points, shown }: MilestoneDraft) => ({ kind, target, points, shown })
