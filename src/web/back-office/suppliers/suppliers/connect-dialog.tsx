import { useState } from 'react'
import { supplierDeskContract } from '#contract/back-office/casino/supplier-desk.ts'
import { type Dialect, dialectNames, dialectWords, SUPPLIER_CODE } from '#domain/casino/supplier-terms.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { readWord } from '../../kit/lists/address.ts'
import { addressesOf, SupplierFields } from './supplier-fields.tsx'

type ConnectDialogProps = {
  /** The key of the new connection, shown once. */
  readonly onTold: (secret: string) => void
  readonly onClose: () => void
}

const dialectOptions = dialectNames.map(value => ({ value, label: dialectWords[value] }))

/** Connects a supplier: code and protocol are final, all else can be changed later. */
export function ConnectDialog({ onTold, onClose }: ConnectDialogProps) {
  const [code, setCode] = useState('')
  const [dialect, setDialect] = useState<Dialect>('transactions')
  const [draft, setDraft] = useState({ name: '', address: '', addresses: '' })
  const isCode = SUPPLIER_CODE.test(code)
  const connect = async (reason: string) => {
    const { name, address } = draft
    const body = { code, dialect, name, address, addresses: addressesOf(draft.addresses), reason }
    const answer = await call(supplierDeskContract.connect, { body })
    if (answer.ok) onTold(answer.value.secret)
    return answer
  }
  return (
    <ActDialog
      title="공급사 연결"
      presets={['신규 계약', '시험 연결']}
      confirm="연결"
      size="content"
      ready={isCode && draft.name.trim() !== '' && draft.address.trim() !== ''}
      done="공급사를 연결했습니다."
      rereads={[supplierDeskContract.suppliers]}
      onAct={connect}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
        <TextField
          label="코드"
          hint="영문 소문자, 숫자, - 로 20자까지. 나중에 바꿀 수 없습니다."
          error={code !== '' && !isCode ? '코드를 확인해 주세요.' : undefined}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={20}
          value={code}
          onChange={({ target }) => setCode(target.value.trim())}
        />
        <SelectField
          label="호출 방식"
          options={dialectOptions}
          value={dialect}
          onChange={({ target }) => setDialect(readWord(dialectNames, target.value) ?? dialect)}
        />
      </div>
      <SupplierFields draft={draft} onChange={part => setDraft(known => ({ ...known, ...part }))} />
    </ActDialog>
  )
}
