import { colourDistance, type ShieldColour, USUAL_PAIRS } from './shield-colours.ts'
import { SHIELD_PATTERNS, type ShieldPattern } from './shield-patterns.ts'
import { findFacts } from './team-facts.ts'
import { teamLetters } from './team-letters.ts'
import { teamKey } from './team-words.ts'

/** The look of a team: field colour, pattern and its colour, and two letters where there is room. */
type TeamShield = {
  readonly field: ShieldColour
  readonly charge: ShieldColour
  readonly pattern: ShieldPattern
  readonly letters: string
}

/** FNV-1a: the same name always gives the same number. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

const at = <T>(list: readonly T[], index: number, usual: T): T => list[index % list.length] ?? usual

/** Shields whose fields are closer than this look alike. */
const ALIKE = 0.55

const areAlike = (one: ShieldColour, other: ShieldColour): boolean => colourDistance(one, other) < ALIKE

/** A team's shield by its name only: from the club's facts, or by hash when there are none. */
function ownShield(name: string): TeamShield {
  const letters = teamLetters(name)
  const facts = findFacts(name)
  if (facts) return { ...facts, letters: facts.letters ?? letters }
  const hash = hashOf(teamKey(name))
  const [field, charge] = at(USUAL_PAIRS, hash, ['b', 'w'])
  return { field, charge, pattern: at(SHIELD_PATTERNS, hash >>> 8, 'plain'), letters }
}

/**
 * The away colours: field and charge swapped; if that is too similar, white or black with the first
 * colour.
 */
function secondDress(shield: TeamShield, against: ShieldColour): TeamShield {
  const { field, charge } = shield
  if (!areAlike(charge, against)) return { ...shield, field: charge, charge: field }
  return { ...shield, field: areAlike('w', against) ? 'k' : 'w', charge: field }
}

/**
 * A team's shield. The away team changes colours when they look like the home team's; the home team never
 * changes.
 */
export function shieldOf(name: string, host?: string): TeamShield {
  const own = ownShield(name)
  if (host === undefined) return own
  const { field } = ownShield(host)
  return areAlike(own.field, field) ? secondDress(own, field) : own
}
