import { type ActKind, actTexts } from '#contract/back-office/act-texts.ts'
import type { CaseDetail, ListedCase } from '#contract/back-office/integrity/integrity.ts'
import type { FixtureId, MemberId } from '#domain/ids.ts'
import type { CaseFilter, HintKind } from '#domain/integrity/hint-kinds.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listActs } from '#server/site/site.ts'
import { nameSubjects } from '../acts/name-subjects.ts'
import { type BetListDeps, readListed, wireTime } from '../bets/read-bets.ts'
import { findMemberIds } from '../bets/search-bets.sql.ts'
import {
  type CaseMember,
  isMemberOf,
  listCaseBets,
  listCaseMembers,
  listHints,
  listMarks,
  type Mark,
  type Marked,
} from './case-parts.sql.ts'
import { type CaseRow, type CaseSearch, caseList, findCase } from './cases.sql.ts'

/** Maximum numbers shown per case. */
const LIST_MEMBERS = 3
const MEMBERS_MAX = 200
const HINTS_MAX = 100
const BETS_MAX = 50
const ACTS_MAX = 100
/** Maximum number of members that a search may match. */
const FOUND_MAX = 50

export type CasesAsked = {
  readonly state: CaseFilter
  readonly kind?: HintKind | undefined
  readonly member?: string | undefined
  readonly fixtureId?: number | undefined
}

/** Search criteria of a list of cases, with the members that match the text. */
export const caseSearchOf = async (
  db: Queries,
  { state, kind, member, fixtureId }: CasesAsked,
): Promise<CaseSearch> => ({
  state,
  kind,
  memberIds: member === undefined ? undefined : await findMemberIds(db, member, FOUND_MAX),
  fixtureId: fixtureId as FixtureId | undefined,
})

/** Returns a page of cases, latest hint first. */
export async function readCases(db: Queries, asked: CasesAsked, page: number) {
  const search = await caseSearchOf(db, asked)
  const { rows, ...counts } = await caseList.page(db, search, page)
  return { cases: await tellCases(db, rows), ...counts }
}

/** Returns cases in list format. */
export async function tellCases(db: Queries, rows: readonly CaseRow[]): Promise<ListedCase[]> {
  if (rows.length === 0) return []
  const [subjects, members] = await Promise.all([
    nameSubjects(
      db,
      rows.map(({ subject }) => subject),
    ),
    listCaseMembers(
      db,
      rows.map(({ id }) => id),
      LIST_MEMBERS,
    ),
  ])
  const byCase = Map.groupBy(members, ({ caseId }) => caseId)
  return rows.map(row => ({
    ...headOf(row, subjects),
    members: (byCase.get(row.id) ?? []).map(wireNamed),
    text: row.text,
  }))
}

function headOf(row: CaseRow, subjects: Awaited<ReturnType<typeof nameSubjects>>) {
  const { id, kind, state, memberCount, bets, stakes, operator, decision, decider, decidedAt } = row
  const about = subjects.get(row.subject)
  return {
    id,
    kind,
    state,
    about: about ? { fixtureId: about.fixtureId, name: about.name, part: about.part } : null,
    memberCount,
    bets,
    stakes,
    operator,
    openedAt: wireTime(row.openedAt),
    hintedAt: wireTime(row.hintedAt),
    decided:
      decision && decidedAt
        ? { decision, reason: row.decisionReason ?? '', operator: decider ?? '', at: wireTime(decidedAt) }
        : null,
  }
}

const wireNamed = ({ id, userId, nickname }: CaseMember) => ({ id: id as number, userId, nickname })

/** Returns all data of a case; undefined for an unknown one. */
export async function readCase(
  deps: BetListDeps,
  id: number,
  asker: MemberId,
): Promise<CaseDetail | undefined> {
  const { db } = deps
  const row = await findCase(db, id)
  if (!row) return undefined
  const [subjects, members, hints, bets, acts, own] = await Promise.all([
    nameSubjects(db, [row.subject]),
    listCaseMembers(db, [id], MEMBERS_MAX),
    listHints(db, id, HINTS_MAX),
    listCaseBets(db, id, BETS_MAX),
    listActs(db, { subject: `integrity:${id}`, limit: ACTS_MAX, offset: 0 }),
    isMemberOf(db, id, asker),
  ])
  const [listed, picks] = await Promise.all([
    readListed(deps, bets),
    nameSubjects(
      db,
      bets.map(({ outcomeId }) => `outcome:${outcomeId}`),
    ),
  ])
  const pickOf = new Map(bets.map(bet => [bet.id, picks.get(`outcome:${bet.outcomeId}`)]))
  return {
    ...headOf(row, subjects),
    members: members.map(member => ({ ...wireNamed(member), kind: member.kind, stakes: member.stakes })),
    hints: hints.map(({ at, ...hint }) => ({ ...hint, at: wireTime(at) })),
    betRows: listed.map(bet => {
      const pick = pickOf.get(bet.id)
      return { bet, pick: pick ? `${pick.name} · ${pick.part}` : '' }
    }),
    acts: acts.map(({ act, operator, reason, at }) => ({
      actText: actTexts[act as ActKind],
      operator,
      reason,
      at: wireTime(at),
    })),
    own,
  }
}

/** Returns all members who are subjects of a case. */
export const membersOfCase = async (db: Queries, id: number): Promise<readonly MemberId[]> =>
  (await listCaseMembers(db, [id], MEMBERS_MAX)).map(member => member.id)

/** Number of undecided cases. */
export const countWaiting = (db: Queries): Promise<number> => caseList.count(db, { state: 'waiting' })

/** Maximum number of cases shown on a page. */
const MARKS_MAX = 5

/** Returns the newest cases about a member, a bet or a fixture, open ones first. */
export const readMarks = (db: Queries, about: Marked): Promise<readonly Mark[]> =>
  listMarks(db, about, MARKS_MAX)
