import { TextFilters } from '../kit/lists/text-filters.tsx'

type NameFilterProps = { readonly name: string; readonly onName: (name: string) => void }

/** Filters by member. */
export const NameFilter = ({ name, onName }: NameFilterProps) => (
  <TextFilters
    fields={[
      { name: 'name', label: '회원', placeholder: '아이디 또는 닉네임', maxLength: 60, width: 'w-48' },
    ]}
    values={{ name }}
    onSubmit={({ name: typed = '' }) => onName(typed)}
  />
)
