import { OPERATOR_ADDRESSES_MAX } from '#domain/operators/account-rules.ts'
import { TextArea } from '#web/kit/controls/text-field.tsx'

/** What may be an address or a network; the server says whether it is one. */
const addressShape = /^[\da-f:.]{2,}(\/\d{1,3})?$/i

/** The addresses of a text, one a line or behind a comma; undefined where one is none, or there are too many. */
export function readAddresses(text: string): string[] | undefined {
  const addresses = text
    .split(/[\s,]+/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const isRight = addresses.length <= OPERATOR_ADDRESSES_MAX && addresses.every(one => addressShape.test(one))
  return isRight ? addresses : undefined
}

type AddressesFieldProps = {
  readonly text: string
  readonly onText: (text: string) => void
  /** What an empty field means. */
  readonly empty: string
}

/** Addresses and networks, one a line. */
export const AddressesField = ({ text, onText, empty }: AddressesFieldProps) => (
  <TextArea
    label="아이피 또는 대역 (한 줄에 하나)"
    hint={`예: 203.0.113.7, 203.0.113.0/24 · ${empty}`}
    error={
      readAddresses(text) === undefined
        ? `아이피 주소를 확인해 주세요. ${OPERATOR_ADDRESSES_MAX}개까지 등록할 수 있습니다.`
        : undefined
    }
    rows={4}
    autoComplete="off"
    spellCheck={false}
    value={text}
    onChange={({ target }) => onText(target.value)}
  />
)
