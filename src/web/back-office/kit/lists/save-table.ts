import { saveFile } from '#web/client/api/save-file.ts'

/** By it spreadsheets know that a text is UTF-8; the browser takes it off what it reads. */
const BYTE_ORDER_MARK = '\ufeff'

/** Has the browser save a table of comma separated values as a file. */
export const saveTable = (fileName: string, text: string): void =>
  saveFile(fileName, new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }))
