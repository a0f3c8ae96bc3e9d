/** What the serif is cut to (`scripts/serif.ts`): the keyboard's characters and the signs our words and numbers use. */
const keyboard = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join('')
const signs = '\u00a0¢£©±·×÷½é–—‘’“”•…€−'
export const serifCharacters = keyboard + signs

/** From running text to the heaviest heading. */
export const serifWeights = { min: 400, max: 700, default: 400 } as const
