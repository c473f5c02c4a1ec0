import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { SignatureAnswer, SignatureQuestion } from './signature-checker.ts'
import { isSignedByDrand, warmUp } from './verify-drand.ts'

/** Worker thread that verifies drand signatures; it only receives the public key. */
if (!isMainThread && parentPort && workerData instanceof Uint8Array) {
  const publicKey = workerData
  const port = parentPort
  warmUp(publicKey)
  port.on('message', ({ id, round, signature }: SignatureQuestion) => {
    const answer: SignatureAnswer = { id, isRight: isSignedByDrand(publicKey, round, signature) }
    port.postMessage(answer)
  })
}
