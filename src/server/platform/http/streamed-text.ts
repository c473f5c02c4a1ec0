import { extname } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { fileTypes } from '#contract/wire/file-answer.ts'

/** Takes the next piece; waits while the reader is behind, throws when it has left. */
export type TakePiece = (piece: string) => Promise<void>

/** An answer that is written while it is read, so that none is held as a whole: a table to be kept. */
export class StreamedText {
  readonly fileName: string
  readonly #write: (take: TakePiece) => Promise<void>

  constructor(fileName: string, write: (take: TakePiece) => Promise<void>) {
    this.fileName = fileName
    this.#write = write
  }

  /** By the ending of its name. */
  get type(): string {
    const ending = extname(this.fileName).slice(1)
    return new Map<string, string>(Object.entries(fileTypes)).get(ending) ?? 'text/plain'
  }

  get headers(): Readonly<Record<string, string>> {
    return {
      'content-type': `${this.type}; charset=utf-8`,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(this.fileName)}`,
    }
  }

  /** Begins to write. A fault on the way breaks the answer off, so that nobody takes a part for the whole. */
  open(): Readable {
    const stream = new PassThrough()
    this.#write(piece => passOn(stream, piece)).then(
      () => stream.end(),
      fault => stream.destroy(fault),
    )
    return stream
  }
}

function passOn(stream: PassThrough, piece: string): Promise<void> {
  if (stream.destroyed) return Promise.reject(new Error('the reader has left'))
  if (stream.write(piece)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const drained = () => {
      stream.off('close', left)
      resolve()
    }
    const left = () => {
      stream.off('drain', drained)
      reject(new Error('the reader has left'))
    }
    stream.once('drain', drained)
    stream.once('close', left)
  })
}
