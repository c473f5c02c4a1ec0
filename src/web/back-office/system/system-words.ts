import type { systemContract } from '#contract/back-office/system.ts'
import type { Output } from '#contract/wire/route.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#domain/instant.ts'
import { formatFigure } from '#domain/korean-formats.ts'

export type System = Output<typeof systemContract.system>
export type Alarm = System['alarms'][number]
export type Process = System['processes'][number]
export type Task = System['tasks'][number]

const MEGABYTE = 1024 * 1024
/** Clock drift above this is an error (X15). */
const DRIFT_MAX = SECOND
const FILES_SHOWN = 12

const units = [
  [DAY, '일'],
  [HOUR, '시간'],
  [MINUTE, '분'],
  [SECOND, '초'],
] as const

/** "6시간", "5초": interval between two runs. */
export function everyText(milliseconds: number | null): string {
  if (milliseconds === null) return '상시'
  const [unit, word] = units.find(([size]) => milliseconds % size === 0 && milliseconds >= size) ?? [1, 'ms']
  return `${formatFigure(milliseconds / unit)}${word}`
}

export const megabytes = (bytes: number): string => `${formatFigure(Math.round(bytes / MEGABYTE))}MB`

/** The beginning of a digest, for comparison by eye. */
export const shortFiles = (files: string | null): string => files?.slice(0, FILES_SHOWN) ?? '확인 중'

/** "+3ms": ahead of the database. */
export const driftText = (milliseconds: number | null): string =>
  milliseconds === null ? '확인 중' : `${milliseconds > 0 ? '+' : ''}${formatFigure(milliseconds)}ms`

export const isDriftWrong = (milliseconds: number | null): boolean => Math.abs(milliseconds ?? 0) > DRIFT_MAX

/** "4/20", with the number of waiting requests. */
export const poolText = ({ busy, most, waiting }: Process['pool']): string =>
  `${formatFigure(busy)}/${formatFigure(most)}${waiting > 0 ? ` · 대기 ${formatFigure(waiting)}` : ''}`

/** Returns the name of the process that runs a task: the leader, or every process. */
export function doneByText({ lead, processes }: Task): string {
  if (!lead) return processes > 1 ? `모든 프로세스 (${formatFigure(processes)})` : '모든 프로세스'
  const standbys = lead.standbys > 0 ? ` · 대기 ${formatFigure(lead.standbys)}` : ''
  return `${lead.leader ?? '없음'}${standbys}`
}
