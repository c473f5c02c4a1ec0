import { z } from 'zod'

/** What a file is, by the ending of its name. */
export const fileTypes = { csv: 'text/csv', jsonl: 'application/x-ndjson' } as const
type FileKind = keyof typeof fileTypes

/** The Blob of wherever it is read; the contract itself is read by both sides and has none. */
type Content = typeof globalThis extends { readonly Blob: { readonly prototype: infer B } } ? B : never

/** An answer that is no JSON but a file, as the browser has it: named by the server, kept as it is. */
export type FileAnswer = { readonly name: string; readonly content: Content }

/** Stands for a file in a contract; nothing is read by it. */
export const fileAnswer = (kind: FileKind) => z.custom<FileAnswer>().meta({ fileType: fileTypes[kind] })

/** The type of the file that a route answers with; undefined where it answers in JSON. */
export function fileTypeOf(output: z.ZodType): string | undefined {
  const type = output.meta()?.fileType
  return typeof type === 'string' ? type : undefined
}
