import type { Refusal } from '#contract/wire/refusals.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { ACTIVE_QUESTS_MAX, isQuestGoal, mostAtOnce } from '#domain/promotions/quest.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import {
  findQuest,
  insertQuest,
  listCurrentQuests,
  lockQuestRule,
  type QuestTerms,
  updateQuest,
  updateQuestRule,
  updateQuestStop,
} from './quests.sql.ts'

type EditDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

type TermsRefusal = Refusal<'QUEST_GOAL' | 'QUEST_WITHOUT_REWARD' | 'QUEST_PERIOD' | 'QUESTS_FULL'>

type Change<Terms> = { readonly act: OperatorAct; readonly terms: Terms }

/** Adds a quest. Refused if its goal or period is invalid, or one day would have too many. */
export function createQuest(
  { db, clock, bus }: EditDeps,
  { act, terms }: Change<QuestTerms>,
): Promise<Result<{ id: number }, TermsRefusal>> {
  return db.transaction(async tx => {
    const at = clock.now()
    await lockQuestRule(tx)
    const wrong = await refusalOf(tx, terms, seoulDay(at))
    if (wrong) return refuse(wrong)
    const { id } = await insertQuest(tx, at, terms)
    tellContentChanged(tx, { bus }, 'quests')
    await recordAct(tx, {
      ...act,
      act: 'create-quest',
      subject: `quest:${id}`,
      before: null,
      after: terms,
      at,
    })
    return accept({ id })
  })
}

/** Changes a quest except for its kind; today's progress is measured by the new goal from now on. */
export function editQuest(
  { db, clock, bus }: EditDeps,
  questId: number,
  { act, terms }: Change<Omit<QuestTerms, 'kind'>>,
): Promise<Result<{ id: number }, TermsRefusal | Refusal<'QUEST_UNKNOWN'>>> {
  return db.transaction(async tx => {
    const at = clock.now()
    await lockQuestRule(tx)
    const known = await findQuest(tx, questId)
    if (!known) return refuse({ code: 'QUEST_UNKNOWN' })
    const { id, stoppedAt, ...before } = known
    const after = { ...before, ...terms }
    const wrong = await refusalOf(tx, after, seoulDay(at), { id, isStopped: stoppedAt !== null })
    if (wrong) return refuse(wrong)
    await updateQuest(tx, id, after)
    tellContentChanged(tx, { bus }, 'quests')
    await recordAct(tx, { ...act, act: 'edit-quest', subject: `quest:${id}`, before, after, at })
    return accept({ id })
  })
}

/** Hides a quest from members at once, or shows it again; claimed rewards stay. */
export function stopQuest(
  { db, clock, bus }: EditDeps,
  questId: number,
  { act, terms: { stopped } }: Change<{ readonly stopped: boolean }>,
): Promise<Result<{ id: number }, Refusal<'QUEST_UNKNOWN' | 'QUESTS_FULL'>>> {
  return db.transaction(async tx => {
    const at = clock.now()
    await lockQuestRule(tx)
    const quest = await findQuest(tx, questId)
    if (!quest) return refuse({ code: 'QUEST_UNKNOWN' })
    if ((quest.stoppedAt !== null) === stopped) return accept({ id: questId })
    if (!stopped && (await isFull(tx, quest, seoulDay(at)))) return refuse(FULL)
    await updateQuestStop(tx, questId, stopped ? at : null)
    tellContentChanged(tx, { bus }, 'quests')
    await recordAct(tx, {
      ...act,
      act: stopped ? 'stop-quest' : 'resume-quest',
      subject: `quest:${questId}`,
      before: { stopped: !stopped },
      after: { stopped },
      at,
    })
    return accept({ id: questId })
  })
}

/** Sets the bonus for finishing all quests of a day; 0 removes it. */
export function setQuestBonus(
  { db, clock, bus }: EditDeps,
  { act, terms: { points } }: Change<{ readonly points: number }>,
): Promise<Result<{ points: number }, never>> {
  return db.transaction(async tx => {
    const { bonusPoints } = await lockQuestRule(tx)
    await updateQuestRule(tx, points)
    tellContentChanged(tx, { bus }, 'quests')
    await recordAct(tx, {
      ...act,
      act: 'set-quest-bonus',
      subject: 'quests',
      before: { points: bonusPoints },
      after: { points },
      at: clock.now(),
    })
    return accept({ points })
  })
}

const FULL = { code: 'QUESTS_FULL', max: ACTIVE_QUESTS_MAX } as const

/** Returns what is wrong with a changed quest; a stopped one does not count towards the maximum. */
async function refusalOf(
  tx: Tx,
  terms: QuestTerms,
  today: string,
  known?: { readonly id: number; readonly isStopped: boolean },
): Promise<TermsRefusal | undefined> {
  if (!isQuestGoal(terms)) return { code: 'QUEST_GOAL' }
  if (terms.points + terms.coins === 0) return { code: 'QUEST_WITHOUT_REWARD' }
  const { startsOn, endsOn } = terms
  if (endsOn !== null && (endsOn < startsOn || endsOn < today)) return { code: 'QUEST_PERIOD' }
  if (known?.isStopped) return undefined
  return (await isFull(tx, { ...terms, id: known?.id }, today)) ? FULL : undefined
}

async function isFull(
  tx: Tx,
  quest: Pick<QuestTerms, 'startsOn' | 'endsOn'> & { readonly id: number | undefined },
  today: string,
): Promise<boolean> {
  const others = (await listCurrentQuests(tx, today)).filter(({ id }) => id !== quest.id)
  return mostAtOnce([...others, quest], today) > ACTIVE_QUESTS_MAX
}
