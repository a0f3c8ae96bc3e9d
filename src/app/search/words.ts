/** The words of a text as the search compares them: lower case, no fillers, no endings. */

/** Words that say nothing about the subject. */
const fillers = new Set(
  `a about about an and any are as at be been by can could dai did do does for from get getting give go going good had has have having how i id if
  ill im in into is it its ive just let like long lot make makes making many me mine more most much my need needs not of off on or our out over put
  really should show so some take tell than that the their them then there these they thing this to too up us use using versus vs want was we
  well were what whats when where which while who why will with without would you your yours each every per paying pays buck bucks
  usa us`.split(/\s+/),
)

/** Figures that are names, not amounts. */
const figureNames = new Set(['401k', '403b', '457b', '529', '1099', '1040', '1031', 'w2', 'w4', '50/30/20', '28/36'])
export const isFigureName = (word: string): boolean => figureNames.has(word) || /^\d+\/\d+(\/\d+)?$/.test(word)

/** Lower case, one spelling of names with figures, no marks; a dollar sign, commas inside numbers and decimals stay. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/\b(401|403|457)\s*\(?([kb])\)?(?![a-z])/g, '$1$2')
    .replaceAll(/\bw[- ]([24])\b/g, 'w$1')
    .replaceAll(/\b50[ -]30[ -]20\b/g, '50/30/20')
    .replaceAll(/\brule of 72\b/g, 'ruleof72')
    .replaceAll(/\bt[- ]?bills?\b/g, 'tbill')
    .replaceAll(/\b(e|in)-(?=[a-z])/g, '$1')
}

const keepsItsE = new Set(['care', 'fire', 'paye', 'fee', 'free', 'tree', 'rate', 'age'])

/** Cuts the commonest endings, so that "refinancing" and "refinance", "loans" and "loan" are one word. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  let root = word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1')
  if (root.length > 5) root = root.replace(/(?:ing|ed)$/, '').replace(/([bdgmnprt])\1$/, '$1')
  return root.length > 3 && !keepsItsE.has(root) ? root.replace(/e$/, '') : root
}

/** All words in order, whole. Bare numbers are left out unless they are names. */
export function wordsOf(text: string): readonly string[] {
  return (plain(text).match(/\d+(?:\/\d+)+|[a-z0-9&]+/g) ?? []).filter(
    (word) => isFigureName(word) || !/^\d/.test(word),
  )
}

/** The telling words of a text, without their endings; a text of fillers alone keeps them. */
export function termsOf(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !fillers.has(word) && !word.startsWith('calc'))
  return (telling.length > 0 ? telling : words.filter((word) => !word.startsWith('calc'))).map(stem)
}
