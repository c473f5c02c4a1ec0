/** Words in a club's name that state its kind: FC서울 and FC 서울 are the same, and so are 울산 and 울산 HD. */
const KINDS = new Set(
  'AC,ACF,AD,AFC,AJ,AS,BC,CA,CD,CF,CFC,CP,FC,FK,FSV,GD,HD,HSC,HSV,KAA,KRC,KV,OGC,OSC,RC,RCD,RKC,RSC,SC,SCO,SD,SK,SL,SS,SSC,SV,TSG,UD,US,VFB,VFL,VV'.split(
    ',',
  ),
)

/**
 * The distinctive words of a team's name, without brackets, kinds of club and numbers; all words when
 * none would be left.
 */
export function tellingWords(name: string): readonly string[] {
  const words = name
    .replace(/\([^)]*\)/g, ' ')
    // "FC서울": the kind precedes the name without a space.
    .replace(/^([A-Z]{2,3})(?=[가-힣])/, '$1 ')
    .split(/\s+/)
    .filter(Boolean)
  const telling = words.filter(word => !KINDS.has(word.toUpperCase()) && !/^[\d.]+$/.test(word))
  return telling.length > 0 ? telling : words
}

/** Lookup key of a club, independent of the spelling of its name. */
export const teamKey = (name: string): string => tellingWords(name).join('')
