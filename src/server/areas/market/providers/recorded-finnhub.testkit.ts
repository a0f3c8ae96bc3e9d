/** A quote in the documented form, invented; `t` is 20 November 2026, 16:00 in New York. */
export const recordedQuote = JSON.stringify({
  c: 227.48,
  d: -1.12,
  dp: -0.4899,
  h: 229.9,
  l: 226.3,
  o: 228.7,
  pc: 228.6,
  t: 1_795_208_400,
})
/** What is said, with status 200, of a symbol it does not know. */
export const unknownQuote = JSON.stringify({ c: 0, d: null, dp: null, h: 0, l: 0, o: 0, pc: 0, t: 0 })

/** A search in the documented form, invented: a share, a fund, a share listed abroad, a warrant, and a name with a mark in it. */
export const recordedFinds = JSON.stringify({
  count: 6,
  result: [
    { description: 'EXAMPLE WIDGETS INC', displaySymbol: 'EXWI', symbol: 'EXWI', type: 'Common Stock' },
    { description: 'EXAMPLE US STOCK FUND', displaySymbol: 'EXUS', symbol: 'EXUS', type: 'ETP' },
    { description: 'EXAMPLE WIDGETS INC', displaySymbol: 'EXWI.SW', symbol: 'EXWI.SW', type: 'Common Stock' },
    { description: 'EXAMPLE WIDGETS WARRANT', displaySymbol: 'EXWIW', symbol: 'EXWIW', type: 'Equity WRT' },
    { description: "EXAMPLE & SONS' HOLDING CLASS B", displaySymbol: 'EXS.B', symbol: 'EXS.B', type: 'Common Stock' },
    { description: 'NAMED WITHOUT A KIND', displaySymbol: 'EXNK', symbol: 'EXNK', type: '' },
  ],
})
export const noFinds = JSON.stringify({ count: 0, result: [] })
