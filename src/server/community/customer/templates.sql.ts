import { type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'

export type TemplateRow = { readonly id: number; readonly title: string; readonly contents: string }
type Text = Pick<TemplateRow, 'title' | 'contents'>

export const listTemplates = (db: Queries) =>
  db.many<TemplateRow>(sql`select id, title, contents from answer_template order by title`)

/** Locks the templates until the transaction ends. */
export const lockTemplates = (tx: Tx) => tx.run(sql`lock table answer_template in share row exclusive mode`)

export const insertTemplate = (tx: Tx, { title, contents }: Text) =>
  tx.one<{ id: number }>(
    sql`insert into answer_template (title, contents) values (${title}, ${contents}) returning id`,
  )

export const updateTemplate = (tx: Tx, id: number, { title, contents }: Text) =>
  tx.run(sql`update answer_template set title = ${title}, contents = ${contents} where id = ${id}`)

export const deleteTemplateRow = (tx: Tx, id: number) =>
  tx.run(sql`delete from answer_template where id = ${id}`)
