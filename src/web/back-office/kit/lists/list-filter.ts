import type { ReactNode } from 'react'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { type Address, pageText, readId, readText } from './address.ts'
import { type AddressForm, useAddressFilter } from './use-address-filter.ts'

export type Words<V extends string> = Readonly<Record<V, string>>
type Option = { readonly value: string; readonly label: string }

/** How a field is drawn in the filter bar. Widths are classes for the desktop: `w-36`. */
export type Control =
  | {
      readonly kind: 'choice'
      readonly label: string
      /** A hook, since options may come from the server or depend on another field. Not drawn without options. */
      readonly useOptions: (values: Readonly<Record<string, string>>) => readonly Option[]
      readonly width: string
    }
  | {
      readonly kind: 'text'
      readonly label: string
      readonly placeholder: string
      readonly maxLength: number
      readonly digits?: boolean
      readonly width: string
    }
  /** A control of its own, so that only pages that use it load it; above the filter bar, or in it. */
  | { readonly kind: 'own'; readonly place: 'above' | 'bar'; readonly draw: (drawn: OwnControl) => ReactNode }

export type OwnControl = {
  readonly value: string
  /** The values of all fields. */
  readonly values: Readonly<Record<string, string>>
  readonly onPick: (picked: string) => void
}

/** One field of a list's filter. All values are texts, '' for none. */
export type Field<V extends string = string> = {
  /** The value in an address without this field. */
  readonly usual: V
  /** Returns undefined for a text that is no value. */
  readonly read: (text: string) => V | undefined
  /** False for fields that exclude no rows, such as sorts and tabs: a reset leaves them. */
  readonly excludes: boolean
  /** True for the place from which a search continues: every other change but the page resets it. */
  readonly resumes?: boolean
  /** The value as the request takes it, where that is another text: odds in hundredths. */
  readonly asks?: (value: string) => string
  /** Its name in the address, where that is not its name in the request. */
  readonly at?: string | undefined
  /** A field without a control is set by the page, or by links to it. */
  readonly control?: Control
}

/** A field that is part of every request. */
export type Always<T extends Field> = T & { readonly always: true }

export type Fields = Readonly<Record<string, Field>>
type ValueOf<T> = T extends Field<infer V> ? V : never

export type FilterValues<F> = { readonly [K in keyof F]: ValueOf<F[K]> } & { readonly page: number }

/** The filter as a request: fields without a value are left out. */
export type Asked<F> = {
  readonly [K in keyof F as MayLack<F[K]> extends true ? K : never]?: Exclude<ValueOf<F[K]>, ''>
} & { readonly [K in keyof F as MayLack<F[K]> extends true ? never : K]: ValueOf<F[K]> }

type MayLack<T> = T extends { readonly always: true } ? false : '' extends ValueOf<T> ? true : false

export type ListFilter<F extends Fields> = {
  readonly fields: F
  readonly form: AddressForm<FilterValues<F>>
  /** True if a field excludes rows. */
  readonly isNarrowed: (values: FilterValues<F>) => boolean
  readonly onPage: (page: number) => Partial<FilterValues<F>>
  /** Excludes no rows. */
  readonly whole: Partial<FilterValues<F>>
  /** Reads the texts of controls, by field. */
  readonly picked: (texts: Readonly<Record<string, string | undefined>>) => Partial<FilterValues<F>>
  /** Without the page, as an export takes it. */
  readonly asked: (values: FilterValues<F>) => Asked<F>
}

/** How addresses name the value '', where another value is the usual one. */
export const WHOLE = 'all'

/** Other fields that a change of a field resets: another supplier resets the game. */
type Resets<F> = { readonly [K in keyof F]?: readonly (keyof F)[] }

/** Declares the filter of a list: its fields by their names in the request, in the order in which they are drawn. */
export function listFilter<const F extends Fields>(fields: F, resets: Resets<F> = {}): ListFilter<F> {
  const entries = Object.entries<Field>(fields)
  const narrowing = entries.filter(([, { excludes }]) => excludes)
  const resumed = entries.flatMap(([name, { resumes }]) => (resumes ? [name] : []))
  // The types of records that are built from entries can't be inferred.
  const of = <T>(made: readonly (readonly [string, unknown])[]) => Object.fromEntries(made) as T
  const read = (address: Address) =>
    of<FilterValues<F>>([
      ...entries.map(
        ([name, field]) => [name, field.read(address[field.at ?? name] ?? '') ?? field.usual] as const,
      ),
      ['page', readPage(address.page)],
    ])
  const write = (values: FilterValues<F>): Address => ({
    ...of<Address>(
      entries.map(([name, { at = name, usual }]) => [
        at,
        values[name] === usual ? undefined : values[name] || WHOLE,
      ]),
    ),
    page: pageText(values.page),
  })
  const change = (values: FilterValues<F>, changed: Partial<FilterValues<F>>) => {
    const reset = [
      ...Object.keys(changed).flatMap(name => resets[name] ?? []),
      ...(changed.page === undefined ? resumed : []),
    ]
    const usual = reset.map(name => [String(name), fields[name]?.usual] as const)
    return { ...values, page: 1, ...of<Partial<FilterValues<F>>>(usual), ...changed }
  }
  return {
    fields,
    form: { read, write, change },
    isNarrowed: values => narrowing.some(([name, { usual }]) => values[name] !== usual),
    picked: texts =>
      of(
        Object.entries(texts).map(([name, typed = '']) => [
          name,
          fields[name]?.read(typed) ?? fields[name]?.usual,
        ]),
      ),
    onPage: page => of([['page', page]]),
    whole: of(narrowing.map(([name, { usual }]) => [name, usual])),
    asked: values =>
      of(
        entries.flatMap(([name, { asks }]) => {
          const value = values[name]
          return value === '' ? [] : [[name, asks && value !== undefined ? asks(value) : value]]
        }),
      ),
  }
}

/** The filter of the page's address, and what the list needs of it. */
export function useListFilter<F extends Fields>(filter: ListFilter<F>) {
  const { filter: values, show } = useAddressFilter(filter.form)
  const asked = filter.asked(values)
  return {
    values,
    show,
    asked,
    query: { ...asked, page: values.page },
    isNarrowed: filter.isNarrowed(values),
    toPage: (page: number) => show(filter.onPage(page)),
    reset: () => show(filter.whole),
  }
}

const keysOf = <V extends string>(words: Words<V>) => Object.keys(words) as V[]
const optionsOf = <V extends string>(words: Words<V>): readonly Option[] =>
  keysOf(words).map(value => ({ value, label: words[value] }))
/** Reads a key of these words. */
export const readKey =
  <V extends string>(words: Words<V>) =>
  (text: string): V | undefined =>
    keysOf(words).find(key => key === text)

type Drawn = { readonly label: string; readonly width?: string; readonly at?: string }

/** One of some words, or all. */
export function oneOf<V extends string>(
  words: Words<V>,
  drawn: Drawn & { readonly all: string },
): Field<V | ''> {
  const options = [{ value: '', label: drawn.all }, ...optionsOf(words)]
  const { label, width = 'w-36', at } = drawn
  const control: Control = { kind: 'choice', label, useOptions: () => options, width }
  return { usual: '', read: readKey(words), excludes: true, at, control }
}

type Chosen = Drawn & Pick<Extract<Control, { readonly kind: 'choice' }>, 'useOptions'>

/** One of the options that a hook returns; their values match the pattern. */
export function choiceOf(pattern: RegExp, { label, width = 'w-36', at, useOptions }: Chosen): Field {
  const read = (value: string) => (pattern.test(value) ? value : undefined)
  return { usual: '', read, excludes: true, at, control: { kind: 'choice', label, useOptions, width } }
}

/** An id of the site or the feed, among the options that a hook returns. */
export const idOf = (chosen: Chosen): Field => ({ ...choiceOf(/./, chosen), read: readId })

/** A number that only links set. */
export const linkedId = (at?: string): Field => ({ usual: '', read: readId, excludes: true, at })

/** A part of the request that is the same for every address. */
export const fixedTo = <const V extends string>(value: V): Field<V> => ({
  ...{ usual: value, read: () => value, excludes: false },
})

/** The order of the list. */
export function orderOf<V extends string>(words: Words<V>, usual: NoInfer<V>, label = '정렬'): Field<V> {
  const options = optionsOf(words)
  const control: Control = { kind: 'choice', label, useOptions: () => options, width: 'w-36' }
  return { usual, read: readKey(words), excludes: false, control }
}

type Typed = Drawn & { readonly placeholder: string; readonly pattern?: RegExp }

/** Typed text of at most `maxLength` characters; with a pattern, other texts count as none. */
export function text(maxLength: number, { label, placeholder, width = 'w-40', pattern, at }: Typed): Field {
  const read = (typed: string) => {
    const trimmed = readText(typed, maxLength)
    return pattern && !pattern.test(trimmed) ? undefined : trimmed
  }
  const control: Control = { kind: 'text', label, placeholder, maxLength, width }
  return { usual: '', read, excludes: true, at, control }
}

/** A part of a member's login name or nickname. */
export const memberName = (label = '이름'): Field =>
  text(40, { label, placeholder: '아이디 또는 닉네임', width: 'w-52' })

/** A typed number. */
export const digits = (maxLength: number, drawn: Typed): Field => {
  const { control, ...field } = text(maxLength, { pattern: /^\d*$/, ...drawn })
  return { ...field, ...(control?.kind === 'text' && { control: { ...control, digits: true } }) }
}
