import { createHash } from 'node:crypto'

/** Every 64th link is kept in memory. */
const STEP = 64
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

type Chain = { readonly keeperEnd: string; readonly secret: string; readonly links: number }

/** Returns the links of a chain in hexadecimal digits; walks it once from its secret. */
export function openKeeperLinks() {
  const walked = new Map<string, ReadonlyMap<number, Buffer>>()
  const walk = ({ secret, links }: Chain): ReadonlyMap<number, Buffer> => {
    let link: Buffer = Buffer.from(secret, 'hex')
    const remembered = new Map([[links, link]])
    for (let at = links - 1; at >= 0; at--) {
      link = sha256(link)
      if (at % STEP === 0) remembered.set(at, link)
    }
    return remembered
  }
  return (chain: Chain) => {
    const remembered = walked.get(chain.secret) ?? walk(chain)
    walked.set(chain.secret, remembered)
    return {
      link: (number: number): string => {
        let above = Math.min(Math.ceil(number / STEP) * STEP, chain.links)
        let found = remembered.get(above) ?? Buffer.alloc(0)
        for (; above > number; above--) found = sha256(found)
        return found.toString('hex')
      },
    }
  }
}
