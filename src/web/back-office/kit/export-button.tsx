import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { CallError, showRefusal } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { saveTable } from './lists/save-table.ts'

type ExportButtonProps = {
  readonly fileName: string
  /** Asks for the table. */
  readonly load: () => Promise<string>
}

/** A table to be kept: the log of acts has who took it. */
export function ExportButton({ fileName, load }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: text => saveTable(fileName, text),
    onError: fault => {
      if (fault instanceof CallError) showRefusal(fault.refusal)
    },
  })
  return (
    <Button size="sm" busy={isPending} onClick={() => mutate()}>
      <Download aria-hidden size={15} />
      내보내기
    </Button>
  )
}
