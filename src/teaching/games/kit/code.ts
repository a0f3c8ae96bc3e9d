/**
 * A seed as a code people can read out: four of 28 letters and digits. Vowels are left out, so that no code is a word, and so are
 * signs that look alike (0 and O, 1 and I and L).
 */
const signs = '23456789BCDFGHJKMNPQRSTVWXYZ'
const LENGTH = 4
/** Seeds of games are 0 to this, excluded: 614,656. */
export const SEEDS = signs.length ** LENGTH
/** A code everybody may have seen: the one pages are drawn with before anybody plays. */
export const firstSeed = 123_456

export const isSeed = (seed: unknown): seed is number =>
  typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed < SEEDS

/** 'B7KM' from a seed. Refuses what is no seed of a game. */
export function codeOf(seed: number): string {
  if (!isSeed(seed)) throw new RangeError(`no seed of a game: ${seed}`)
  let rest = seed
  let code = ''
  for (let i = 0; i < LENGTH; i++) {
    code = `${signs[rest % signs.length]}${code}`
    rest = Math.floor(rest / signs.length)
  }
  return code
}

/** The seed of a code as people type it: small letters, spaces and dashes are fine. Null where it is none. */
export function seedOfCode(typed: string): number | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  if (code.length !== LENGTH) return null
  let seed = 0
  for (const sign of code) {
    const at = signs.indexOf(sign)
    if (at < 0) return null
    seed = seed * signs.length + at
  }
  return seed
}
