import { commissionProducts, commissionProductWord } from '#domain/partners/commission-product.ts'
import { typedDecimal } from '#domain/typed-text.ts'
import { entryKey, type RateEntry, readRate } from './rate-entry.ts'

type RateFieldsProps = { readonly entry: RateEntry; readonly onChange: (entry: RateEntry) => void }

const kinds = [
  ['rolling', '롤링 (%)'],
  ['losing', '루징 (%)'],
] as const

/** Rolling and losing rates of each product, in percent with two decimals. */
export const RateFields = ({ entry, onChange }: RateFieldsProps) => (
  <table className="w-full border-collapse text-sm">
    <thead className="text-xs text-dim">
      <tr>
        <th scope="col" className="h-8 text-left font-semibold">
          상품
        </th>
        {kinds.map(([kind, title]) => (
          <th key={kind} scope="col" className="h-8 w-[32%] text-left font-semibold">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {commissionProducts.map(product => (
        <tr key={product}>
          <th scope="row" className="py-1 pr-2 text-left font-medium whitespace-nowrap">
            {commissionProductWord[product]}
          </th>
          {kinds.map(([kind, title]) => {
            const key = entryKey(product, kind)
            const text = entry[key] ?? ''
            const isWrong = readRate(text, kind) === undefined
            return (
              <td key={kind} className="py-1 pr-2 last:pr-0">
                <input
                  aria-label={`${commissionProductWord[product]} ${title}`}
                  aria-invalid={isWrong || undefined}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={5}
                  value={text}
                  onChange={({ target }) => onChange({ ...entry, [key]: typedDecimal(target.value) })}
                  className={`h-9 w-full min-w-0 rounded-md border bg-field px-2 text-right mobile:h-11 ${isWrong ? 'border-danger' : 'border-edge'}`}
                />
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)
