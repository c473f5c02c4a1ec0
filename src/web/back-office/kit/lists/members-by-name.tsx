import type { LucideIcon } from 'lucide-react'
import { CountedAnswer } from './counted-answer.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { PagedAnswerProps } from './paged-answer.tsx'
import { TextFilters } from './text-filters.tsx'

type Found = { readonly pageCount: number; readonly totalCount: number }

type MembersByNameProps<T> = Pick<PagedAnswerProps<T>, 'answer' | 'children'> & {
  readonly filter: { readonly name: string; readonly page: number }
  readonly onShow: (change: { readonly name?: string; readonly page?: number }) => void
  readonly icon: LucideIcon
  /** Text if there are no members. */
  readonly nothing: string
}

const texts = [
  { name: 'name', label: '이름', placeholder: '아이디 또는 닉네임', maxLength: 40, width: 'w-52' },
] as const

/** A list of members, filtered by a part of the login name or the nickname. */
export function MembersByName<T extends Found>({ filter, onShow, nothing, ...list }: MembersByNameProps<T>) {
  const { name, page } = filter
  const reset = () => onShow({ name: '' })
  return (
    <>
      <FilterBar narrowed={name !== ''} onReset={reset}>
        <TextFilters fields={texts} values={{ name }} onSubmit={onShow} />
      </FilterBar>
      <CountedAnswer
        {...list}
        page={page}
        onPage={next => onShow({ page: next })}
        unit="명"
        nothing={nothing}
        narrowed={name === '' ? undefined : { nothing: '조건에 맞는 회원이 없습니다.', onReset: reset }}
      />
    </>
  )
}
