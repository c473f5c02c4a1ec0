/** So that spreadsheets read Korean; reading an answer as text has taken it away. */
const BYTE_ORDER_MARK = '\ufeff'

/** Has the browser keep a table under a name. */
export function saveTable(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
