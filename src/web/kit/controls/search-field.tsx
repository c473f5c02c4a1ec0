type SearchFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Filters the list below by name while the member types. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <input
    type="search"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    placeholder={`${label} (초성 가능)`}
    aria-label={label}
    maxLength={40}
    className="h-10 w-full min-w-0 rounded-md border border-line bg-s1 px-3 mobile:h-11"
  />
)
