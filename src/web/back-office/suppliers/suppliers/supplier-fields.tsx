import { TextArea, TextField } from '#web/kit/controls/text-field.tsx'

/** A supplier's connection as typed. */
export type ConnectionDraft = {
  readonly name: string
  readonly address: string
  /** One per line. */
  readonly addresses: string
}

/** The networks of a text, one per line. */
export const addressesOf = (text: string): string[] => text.split(/[\s,]+/).filter(one => one !== '')

type SupplierFieldsProps = {
  readonly draft: ConnectionDraft
  readonly onChange: (part: Partial<ConnectionDraft>) => void
}

/** Name, URL and networks of a connection. */
export const SupplierFields = ({ draft, onChange }: SupplierFieldsProps) => (
  <>
    <TextField
      label="이름"
      maxLength={40}
      value={draft.name}
      onChange={({ target }) => onChange({ name: target.value })}
    />
    <TextField
      label="공급사 주소"
      hint="게임을 열고 보고를 받을 때 호출하는 주소 (https://…)"
      inputMode="url"
      autoComplete="off"
      maxLength={200}
      value={draft.address}
      onChange={({ target }) => onChange({ address: target.value })}
    />
    <TextArea
      label="허용 아이피"
      hint="한 줄에 하나씩, 대역은 203.0.113.0/24 형식. 비우면 아무도 호출할 수 없습니다."
      rows={3}
      autoComplete="off"
      value={draft.addresses}
      onChange={({ target }) => onChange({ addresses: target.value })}
    />
  </>
)
