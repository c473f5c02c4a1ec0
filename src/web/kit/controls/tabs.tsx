import { Tabs as RadixTabs } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import { classNames } from '../theme/class-names.ts'

export type Tab<K extends string = string> = {
  readonly key: K
  readonly label: string
  /** Number of items in the tab. */
  readonly count?: number | undefined
  readonly icon?: ReactNode
}

type TabsProps<K extends string> = {
  /** Accessible name of the choice: "종목". */
  readonly label: string
  readonly tabs: readonly Tab<K>[]
  readonly value: K
  readonly onChange: (key: K) => void
  /** Pills filter the list below; lines switch between views. */
  readonly look?: 'pills' | 'lines'
  /** Content of the chosen tab. */
  readonly children?: ReactNode
}

const listLooks = {
  pills: 'gap-1.5',
  lines: 'gap-1 border-b border-line',
} as const

const tabLooks = {
  pills: classNames(
    'h-9 mobile:h-11 rounded-full border border-line bg-s1 px-3.5 font-medium text-dim hover:text-text hover:border-edge',
    'data-[state=active]:border-invert data-[state=active]:bg-invert data-[state=active]:font-bold data-[state=active]:text-invert-ink',
  ),
  lines: classNames(
    'h-11 px-3 font-semibold text-dim hover:text-text -mb-px border-b-2 border-transparent',
    'data-[state=active]:border-jade data-[state=active]:text-text',
  ),
} as const

/** A row of tabs that scrolls sideways when it is too long; arrow keys move through it. */
export function Tabs<K extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'pills',
  children,
}: TabsProps<K>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => revealChosen(list.current, value), [value])
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={key => onChange(key as K)}
      activationMode="manual"
      className="min-w-0"
    >
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className={classNames('scroll-quiet -m-0.5 flex overflow-x-auto p-0.5', listLooks[look])}
      >
        {tabs.map(tab => (
          <RadixTabs.Trigger
            key={tab.key}
            value={tab.key}
            {...(children === undefined && { 'aria-controls': undefined })}
            className={classNames(
              'group inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap transition-colors duration-100',
              tabLooks[look],
            )}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && (
              <span
                className={classNames(
                  'font-medium',
                  look === 'pills' && 'group-data-[state=active]:text-invert-dim',
                )}
              >
                {formatFigure(tab.count)}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children !== undefined && (
        <RadixTabs.Content value={value} className="pt-4">
          {children}
        </RadixTabs.Content>
      )}
    </RadixTabs.Root>
  )
}

/** Scrolls the chosen tab into view within the row, without moving the page. */
function revealChosen(list: HTMLDivElement | null, _value: string): void {
  const chosen = list?.querySelector<HTMLElement>('[data-state=active]')
  if (!list || !chosen) return
  const left = chosen.offsetLeft - list.offsetLeft
  if (left < list.scrollLeft || left + chosen.offsetWidth > list.scrollLeft + list.clientWidth) {
    list.scrollTo({ left: left - 48 })
  }
}
