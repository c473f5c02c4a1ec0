import { formatFigure } from '../korean-formats.ts'
import { OWN_LINES_MAX, type OwnColumn, ownColumns } from './own-columns.ts'

/** Texts of errors and warnings; `value` is the content of the cell. */
const texts = {
  NOT_UTF8: () => 'UTF-8로 저장한 파일만 읽을 수 있습니다. 엑셀에서는 "CSV UTF-8" 형식으로 저장해 주세요.',
  EMPTY: () => '경기가 없습니다. 첫 줄에 열 이름을, 다음 줄부터 경기를 적어 주세요.',
  TOO_MANY_LINES: () => `한 번에 ${formatFigure(OWN_LINES_MAX)}줄까지 등록할 수 있습니다.`,
  QUOTE_INSIDE: () =>
    '따옴표(")가 칸 안에 있습니다. 칸 전체를 따옴표로 묶고, 안의 따옴표는 두 번 적어 주세요.',
  QUOTE_OPEN: () => '따옴표(")가 닫히지 않았습니다.',
  COLUMN_UNKNOWN: (value: string) => `모르는 열입니다: ${value || '(빈 이름)'}`,
  COLUMN_TWICE: (value: string) => `같은 열이 두 번 있습니다: ${value}`,
  COLUMN_MISSING: (value: string) => `필요한 열이 없습니다: ${value}`,
  TOO_MANY_CELLS: () => '첫 줄보다 칸이 많습니다. 쉼표가 더 들어갔는지 확인해 주세요.',
  CELL_MISSING: () => '비어 있습니다.',
  CONTINUES_NOTHING: () => '위에 경기가 없습니다. 종목부터 적어 주세요.',
  WINNER_TWICE: () => '기준점을 더하는 줄에는 승무패·승패 배당을 적을 수 없습니다.',
  SPORT_UNKNOWN: (value: string) => `모르는 종목입니다: ${value}`,
  START_FORM: (value: string) => `시작 시간을 읽을 수 없습니다: ${value} (예: 2026-11-25 19:30)`,
  START_PAST: (value: string) => `이미 지난 시작 시간입니다: ${value}`,
  START_FAR: (value: string) => `시작 시간이 너무 멉니다: ${value}`,
  NAME_LONG: (value: string) => `${value}자까지 적을 수 있습니다.`,
  NAME_UNSEEN: () => '보이지 않는 글자가 있습니다.',
  NAMES_EQUAL: () => '홈과 원정이 같습니다.',
  NO_MARKETS: () => '배당이 하나도 없습니다.',
  PRICE_MISSING: () => '배당이 비어 있습니다. 한 마켓의 배당은 모두 적어 주세요.',
  PRICE_FORM: (value: string) => `배당은 소수점 둘째 자리까지의 숫자입니다: ${value}`,
  PRICE_LOW: (value: string) => `배당은 1.01 이상이어야 합니다: ${value}`,
  PRICE_HIGH: (value: string) => `배당은 1,000.00까지입니다: ${value}`,
  DRAW_NEEDED: () => '승무패 종목은 무 배당이 필요합니다.',
  DRAW_UNKNOWN: () => '승패 종목에는 무 배당을 적지 않습니다.',
  LINE_MISSING: () => '기준이 비어 있습니다.',
  LINE_FORM: (value: string) => `기준은 0.25 단위의 숫자입니다: ${value}`,
  LINE_TWICE: (value: string) => `같은 기준이 두 번 있습니다: ${value}`,
  LINES_MANY: (value: string) => `한 마켓의 기준은 ${value}개까지입니다.`,
  BOOK_SHORT: (value: string) => `배당 합계가 100%보다 낮아 반드시 손실이 납니다: ${value}`,
  COUNTRY_UNKNOWN: (value: string) => `모르는 국가입니다: ${value}`,
  LEAGUE_AMBIGUOUS: (value: string) => `같은 이름의 리그가 여럿입니다. 국가를 적어 주세요: ${value}`,
  DOUBLE_IN_BOOK: (value: string) => `이미 등록된 경기입니다: ${value}`,
  DOUBLE_IN_FILE: (value: string) => `${value}번째 줄과 같은 경기입니다.`,
} as const

const noteTexts = {
  BOOK_LONG: (value: string) => `배당 합계가 높습니다: ${value}`,
  NEW_LEAGUE: (value: string) => `새 리그: ${value}`,
  NEW_TEAM: (value: string) => `새 팀: ${value}`,
} as const

export type OwnFaultCode = keyof typeof texts
export type OwnNoteCode = keyof typeof noteTexts

/** Line of the file; 0 for the file as a whole. */
export type OwnFault = {
  readonly line: number
  readonly code: OwnFaultCode
  readonly column?: OwnColumn | undefined
  readonly value?: string | undefined
}
export type OwnNote = { readonly line: number; readonly code: OwnNoteCode; readonly value: string }

/** Returns the error for operators, with the column. */
export function ownFaultText({ code, column, value = '' }: OwnFault): string {
  const text = texts[code](value)
  return column === undefined ? text : `${ownColumns[column]}: ${text}`
}

export const ownNoteText = ({ code, value }: OwnNote): string => noteTexts[code](value)
