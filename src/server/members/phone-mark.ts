import type { Seal } from '#server/platform/process/seal.ts'

/** By which a phone is found again though it is sealed: the same for the same digits, however they were written. */
export const phoneMark = (seal: Pick<Seal, 'mark'>, phone: string): Buffer =>
  seal.mark(`phone ${phone.replaceAll(/\D/g, '')}`)
