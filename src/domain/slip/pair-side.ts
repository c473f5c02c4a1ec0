/** One half of a same-fixture pair as the matrix and the refusal's text name it. */
export type PairSide = 'win' | 'draw' | 'handicap' | 'over' | 'under' | 'part' | 'other'
