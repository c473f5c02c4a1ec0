import { colourDistance, type ShieldColour, USUAL_PAIRS } from './shield-colours.ts'
import { SHIELD_PATTERNS, type ShieldPattern } from './shield-patterns.ts'
import { findFacts } from './team-facts.ts'
import { teamLetters } from './team-letters.ts'
import { teamKey } from './team-words.ts'

/** The face of a team: the field, what lies on it, and two letters where it is large enough. */
type TeamShield = {
  readonly field: ShieldColour
  readonly charge: ShieldColour
  readonly pattern: ShieldPattern
  readonly letters: string
}

/** FNV-1a: the same name gives the same figure everywhere and always. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

const at = <T>(list: readonly T[], index: number, usual: T): T => list[index % list.length] ?? usual

/** Shields whose fields are nearer to each other than this are taken for one another. */
const ALIKE = 0.55

const areAlike = (one: ShieldColour, other: ShieldColour): boolean => colourDistance(one, other) < ALIKE

/** By the name alone: from the facts on the club, or by hash where there are none. */
function ownShield(name: string): TeamShield {
  const letters = teamLetters(name)
  const facts = findFacts(name)
  if (facts) return { ...facts, letters: facts.letters ?? letters }
  const hash = hashOf(teamKey(name))
  const [field, charge] = at(USUAL_PAIRS, hash, ['b', 'w'])
  return { field, charge, pattern: at(SHIELD_PATTERNS, hash >>> 8, 'plain'), letters }
}

/** The same team in its second dress: its colours turned round; where that doesn't tell, white or black with its first one. */
function secondDress(shield: TeamShield, against: ShieldColour): TeamShield {
  const { field, charge } = shield
  if (!areAlike(charge, against)) return { ...shield, field: charge, charge: field }
  return { ...shield, field: areAlike('w', against) ? 'k' : 'w', charge: field }
}

/**
 * A team's shield. Who visits changes where one would take it for the host, as it would on the field; the host never
 * does.
 */
export function shieldOf(name: string, host?: string): TeamShield {
  const own = ownShield(name)
  if (host === undefined) return own
  const { field } = ownShield(host)
  return areAlike(own.field, field) ? secondDress(own, field) : own
}
