import { TextSelection } from '@tiptap/pm/state'
import { type Editor, Node } from '@tiptap/react'

/** Tables without merged cells, for reference data such as limits by level. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
})

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableHead | tableCell)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

export const TableHead = Node.create({
  name: 'tableHead',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: () => ['th', 0],
})

export const TableCell = Node.create({
  name: 'tableCell',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
  addKeyboardShortcuts() {
    return {
      // A cell has lines, not paragraphs.
      Enter: () => isInTable(this.editor) && this.editor.commands.setHardBreak(),
      Tab: () => moveCell(this.editor, 1),
      'Shift-Tab': () => moveCell(this.editor, -1),
    }
  },
})

/** Position of the cursor in a table: depths of the table and of the row, and the cell's index. */
function placeIn({ state }: Editor) {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'table')
      return { $from, table: depth, row: depth + 1, column: $from.index(depth + 1) }
  return undefined
}

export const isInTable = (editor: Editor): boolean => placeIn(editor) !== undefined

/** Moves to the next or previous cell; Tab leaves the table only at its ends. */
function moveCell(editor: Editor, step: 1 | -1): boolean {
  const place = placeIn(editor)
  if (!place) return false
  const cells: number[] = []
  editor.state.doc.nodesBetween(place.$from.start(place.table), place.$from.end(place.table), (node, at) => {
    if (node.type.name === 'tableCell' || node.type.name === 'tableHead') cells.push(at + 1)
  })
  const here = cells.indexOf(place.$from.start(place.row + 1))
  const next = cells[here + step]
  return next !== undefined && editor.commands.setTextSelection(next)
}

const COLUMNS = 3

/** Inserts a table of three columns: a header row and two more. */
export function insertTable(editor: Editor): void {
  const row = (type: 'tableHead' | 'tableCell') => ({
    type: 'tableRow',
    content: Array.from({ length: COLUMNS }, () => ({ type })),
  })
  const rows = [row('tableHead'), row('tableCell'), row('tableCell')]
  editor.chain().focus().insertContent({ type: 'table', content: rows }).run()
}

/** Inserts a row below the current one, with the same number of cells. */
export function addRow(editor: Editor): void {
  const place = placeIn(editor)
  if (!place) return
  const { tableRow, tableCell } = editor.schema.nodes
  const count = place.$from.node(place.row).childCount
  const cells = Array.from({ length: count }, () => tableCell?.createAndFill()).filter(cell => cell != null)
  const at = place.$from.after(place.row)
  const row = tableRow?.create(null, cells)
  if (!row) return
  const { tr } = editor.state
  tr.insert(at, row)
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))))
  editor.view.focus()
}

/** Removes the current row; removing the last row removes the table. */
export function removeRow(editor: Editor): void {
  const place = placeIn(editor)
  if (!place) return
  const depth = place.$from.node(place.table).childCount === 1 ? place.table : place.row
  editor.view.dispatch(editor.state.tr.delete(place.$from.before(depth), place.$from.after(depth)))
  editor.view.focus()
}

/**
 * Inserts a column to the right of the current one, or without `add` removes it; removing the last column
 * removes the table.
 */
export function changeColumn(editor: Editor, add: boolean): void {
  const place = placeIn(editor)
  if (!place) return
  const { $from, table, row, column } = place
  const { tr } = editor.state
  if (!add && $from.node(row).childCount === 1) tr.delete($from.before(table), $from.after(table))
  else
    $from.node(table).forEach((line, offset) => {
      const cell = line.maybeChild(column)
      if (!cell) return
      let at = $from.start(table) + offset + 1
      for (let index = 0; index < column; index++) at += line.child(index).nodeSize
      if (add) tr.insert(tr.mapping.map(at + cell.nodeSize), cell.type.create())
      else if (line.childCount > 1) tr.delete(tr.mapping.map(at), tr.mapping.map(at + cell.nodeSize))
    })
  editor.view.dispatch(tr)
  editor.view.focus()
}
