import { parseSeoul } from '#domain/korean-formats.ts'
import { seoulDateTime } from './wire.ts'

/** A moment that there is; null: open. */
const end = seoulDateTime.refine(text => parseSeoul(text) !== undefined).nullable()

/** From when something is shown, and until when: an end that is null is open. */
export const period = { shownFrom: end, shownUntil: end }

type Period = { readonly shownFrom: string | null; readonly shownUntil: string | null }

/** It ends after it has begun; refused at its end (`periodEnds`). */
export const isPeriod = ({ shownFrom, shownUntil }: Period): boolean =>
  shownFrom === null || shownUntil === null || shownFrom < shownUntil
export const periodEnds = { path: ['shownUntil'] }
