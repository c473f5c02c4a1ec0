import { OPERATOR_ADDRESSES_MAX } from '#domain/operators/account-rules.ts'
import { TextArea } from '#web/kit/controls/text-field.tsx'

/** Rough shape of an IP address or network; the server validates it. */
const addressShape = /^[\da-f:.]{2,}(\/\d{1,3})?$/i

/**
 * The IP addresses of a text, separated by lines or commas; undefined if one is invalid, or there are too
 * many.
 */
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
  /** Meaning of an empty field. */
  readonly empty: string
}

/** IP addresses and networks, one per line. */
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
