/** By it spreadsheets know that a text is UTF-8; the browser takes it off what it reads. */
const BYTE_ORDER_MARK = '\ufeff'

/** Has the browser save a table of comma separated values as a file. */
export function saveTable(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The download has its hold on it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
