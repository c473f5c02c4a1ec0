import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import {
  idParam,
  onceKey,
  page,
  pageCounts,
  reason,
  searchInput,
  seoulDateTime,
} from '#contract/wire/wire.ts'
import { composedText } from '#domain/composed-text.ts'
import { OWN_BYTES_MAX } from '#domain/own-fixtures/own-columns.ts'
import { OWN_NAME_MAX } from '#domain/own-fixtures/own-match.ts'
import { ownStates } from './own-states.ts'

/** Fixtures that operators enter without a feed (handbook 6.3 경기등록, decision 57), by form or file. */

/** A CSV file as UTF-8 text. The form sends a file with one match. */
const table = { types: ['text/csv'], max: OWN_BYTES_MAX } as const

const checkedLine = z.object({
  /** Line number in the file, from 1. */
  line: z.number().int(),
  /** The fields as written in the file. */
  sport: z.string(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  start: z.string(),
  /** The fixture that would be created; null when there are errors. */
  match: z
    .object({
      sport_id: z.number().int(),
      league: z.string(),
      country: z.string(),
      home: z.string(),
      away: z.string(),
      startdate: seoulDateTime,
      markets: z.array(
        z.object({
          name: z.string(),
          betBaseline: z.string(),
          prices: z.array(z.object({ name: z.string(), betPrice: z.number() })),
        }),
      ),
    })
    .nullable(),
  faults: z.array(z.string()),
  notes: z.array(z.string()),
})
export type CheckedLine = z.output<typeof checkedLine>

const checked = z.object({
  /** The client returns it to confirm the preview that the operator saw. */
  digest: z.string(),
  /** Errors of the file as a whole; then there are no lines. */
  faults: z.array(z.string()),
  lines: z.array(checkedLine),
  /** Number of matches that would be created, and of lines with errors. */
  rightCount: z.number().int(),
  wrongCount: z.number().int(),
  newLeagues: z.array(z.string()),
  newTeams: z.array(z.string()),
})
export type CheckedTable = z.output<typeof checked>

const ownFixture = z.object({
  fixtureId: z.number().int(),
  sport_id: z.number().int(),
  location_code: z.string(),
  league_name: z.string(),
  home: z.string(),
  away: z.string(),
  startdate: seoulDateTime,
  state: z.enum(ownStates),
  marketCount: z.number().int(),
  /** Has bets other than cancelled ones. */
  hasBets: z.boolean(),
  /** There are no bets and no result: it can be corrected or withdrawn. */
  amendable: z.boolean(),
  operator: z.string(),
  createdAt: seoulDateTime,
})
export type OwnFixture = z.output<typeof ownFixture>

const sideName = z.string().overwrite(composedText).trim().min(1).max(OWN_NAME_MAX)

export const ownFixtureContract = {
  fixtures: route({
    method: 'GET',
    path: 'admin/own-fixtures',
    access: 'trading:read',
    summary: '직접 등록한 경기 목록 (15경기씩)',
    query: z.object({
      state: z.enum([...ownStates, 'all']).default('all'),
      search: searchInput.optional(),
      page,
    }),
    output: z.object({ fixtures: z.array(ownFixture), ...pageCounts }),
    refusals: [],
  }),
  choices: route({
    method: 'GET',
    path: 'admin/own-fixtures/choices',
    access: 'trading:read',
    summary: '경기등록: 종목의 리그와 국가',
    query: z.object({ sportId: idParam }),
    output: z.object({
      leagues: z.array(z.object({ name: z.string(), country: z.string() })),
      countries: z.array(z.string()),
    }),
    refusals: [],
  }),
  /** Stores nothing; returns for each line what would be created. */
  check: route({
    method: 'POST',
    path: 'admin/own-fixtures/preview',
    access: 'trading:write',
    summary: '경기등록 확인: 줄마다 등록될 경기와 오류 (본문은 CSV, 아무것도 저장하지 않음)',
    bytes: table,
    output: checked,
    refusals: ['BODY_TOO_LARGE', 'UNSUPPORTED_BODY'],
  }),
  enter: route({
    method: 'POST',
    path: 'admin/own-fixtures',
    access: 'trading:write',
    summary: '경기등록: 확인한 그대로 등록 (본문은 확인한 CSV)',
    query: z.object({ digest: z.string().regex(/^[0-9a-f]{64}$/), key: onceKey, reason }),
    bytes: table,
    output: z.object({ entryId: z.number().int(), fixtureIds: z.array(z.number().int()) }),
    refusals: ['BODY_TOO_LARGE', 'UNSUPPORTED_BODY', 'OWN_CHECK_STALE', 'OWN_NOTHING', 'KEY_REUSED'],
  }),
  correct: route({
    method: 'POST',
    path: 'admin/own-fixtures/{fixtureId}/correct',
    access: 'trading:write',
    summary: '등록 경기 정정: 팀 이름과 시작 시간 (베팅이 없는 동안)',
    params: z.object({ fixtureId: idParam }),
    body: z.object({ home: sideName, away: sideName, startdate: seoulDateTime, reason }),
    output: z.object({ fixtureId: z.number().int() }),
    refusals: ['FIXTURE_UNKNOWN', 'FIXTURE_OVER', 'OWN_HAS_BETS', 'OWN_DOUBLE', 'BAD_INPUT'],
  }),
  withdraw: route({
    method: 'POST',
    path: 'admin/own-fixtures/{fixtureId}/withdraw',
    access: 'trading:write',
    summary: '등록 경기 철회 (베팅이 없는 동안)',
    params: z.object({ fixtureId: idParam }),
    body: z.object({ reason }),
    output: z.object({ fixtureId: z.number().int() }),
    refusals: ['FIXTURE_UNKNOWN', 'FIXTURE_OVER', 'OWN_HAS_BETS'],
  }),
}
