import { seoulDateTime } from './wire.ts'

/** From when something is shown, and until when: an end that is null is open. */
export const period = { shownFrom: seoulDateTime.nullable(), shownUntil: seoulDateTime.nullable() }

type Period = { readonly shownFrom: string | null; readonly shownUntil: string | null }

/** It ends after it has begun; refused at its end (`periodEnds`). */
export const isPeriod = ({ shownFrom, shownUntil }: Period): boolean =>
  shownFrom === null || shownUntil === null || shownFrom < shownUntil
export const periodEnds = { path: ['shownUntil'] }
