import { settingRanges } from '#contract/site/setting-ranges.ts'
import type { OperatorSettings, SettingName } from '#contract/site/site.ts'
import { formatFigure } from '#domain/korean-formats.ts'

type Range = { readonly min: number; readonly max: number }

/** One field of the settings form: how a setting, or a part of one, is typed and parsed. */
export type SettingField = {
  readonly id: string
  readonly name: SettingName
  readonly label: string
  /** Explanation for operators. */
  readonly what: string
  readonly entry:
    | { readonly kind: 'figure'; readonly unit: string; readonly range: Range }
    | { readonly kind: 'text' }
    | {
        readonly kind: 'choice'
        readonly options: readonly { readonly value: string; readonly label: string }[]
      }
  /** The field's text. */
  readonly read: (settings: OperatorSettings) => string
  /** The settings with this field's text, which has already been validated. */
  readonly put: (settings: OperatorSettings, text: string) => OperatorSettings
}

type FigureName = Exclude<keyof typeof settingRanges, 'liveBettingTime' | 'liveCloseAt'>
type Words = { readonly label: string; readonly what: string }

/** A whole number of the settings, within its range. */
export const figureField = (name: FigureName, unit: string, words: Words): SettingField => ({
  id: name,
  name,
  ...words,
  entry: { kind: 'figure', unit, range: settingRanges[name] },
  read: settings => formatFigure(settings[name]),
  put: (settings, text) => ({ ...settings, [name]: figureOf(text) }),
})

/** Parses a number, with or without thousands separators. */
const figureOf = (text: string): number => Number(text.replaceAll(',', ''))

const liveSports = [
  ['soccer', '축구'],
  ['basketball', '농구'],
  ['baseball', '야구'],
  ['volleyball', '배구'],
  ['hockey', '아이스하키'],
  ['basic', '그 밖의 종목'],
] as const

/** One number per live sport. */
export const bySport = (
  name: 'liveBettingTime' | 'liveCloseAt',
  unit: string,
  { label, what }: Words,
): readonly SettingField[] =>
  liveSports.map(([sport, sportWord]) => ({
    id: `${name}.${sport}`,
    name,
    label: `${label} · ${sportWord}`,
    what,
    entry: { kind: 'figure', unit, range: settingRanges[name] },
    read: settings => formatFigure(settings[name][sport]),
    put: (settings, text) => ({ ...settings, [name]: { ...settings[name], [sport]: figureOf(text) } }),
  }))

/** A URL that a page opens with. */
export const address = (
  name: 'europeAddress' | 'inplayAddress' | 'alternateAddress',
  words: Words,
): SettingField => ({
  id: name,
  name,
  ...words,
  entry: { kind: 'text' },
  read: settings => settings[name],
  put: (settings, text) => ({ ...settings, [name]: text.trim() }),
})

/** Error of a field's text; undefined if valid. */
export function entryFault({ entry }: SettingField, text: string): string | undefined {
  if (entry.kind !== 'figure') return undefined
  const { min, max } = entry.range
  if (/^[\d,]+$/.test(text) && figureOf(text) >= min && figureOf(text) <= max) return undefined
  return `${formatFigure(min)}부터 ${formatFigure(max)}까지 입력해 주세요.`
}

/** The range of a field, for its hint. */
export function rangeWords({ entry }: SettingField): string {
  if (entry.kind !== 'figure') return ''
  return ` (${formatFigure(entry.range.min)}~${formatFigure(entry.range.max)})`
}
