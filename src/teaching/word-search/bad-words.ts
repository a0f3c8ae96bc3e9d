/**
 * Words no line of a grid may read as by accident: rude ones and those that hurt. They stand here turned by thirteen letters, so that
 * nobody has to read them; the check turns each line the same way.
 */
const turnedWords =
  'NANY NAHF NEFR NFF ONYYF ONFGNEQ OVGPU OYBJWBO OBYYBPX OBARE OBBO OHTTRE OHZ OHGG PYVG PBPX PBBA PENC PHZ PHAG QNZA QVPX QVXR QVYQB QLXR SNT SNEG SRPX SHPX TNL TBBX UBZB WRJ WVMM XVXR XVYY XXX YRFOB ZHSS ANMV ARTEB AVT AHQR CNXV CRR CRAVF CVFF CBBS CBBC CBEA CEVPX CHOR CHFFL DHRRE ENCR ENCVFG FPEBGHZ FRK FUNT FUVG FYNT FYHG FCVP FHVPVQR GVG GVGF GHEQ GJNG INTVAN JNAX JUBER JBC'.split(
    ' ',
  )

const turned = (text: string): string =>
  Array.from(text, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 65 + 13) % 26) + 65)).join('')

/** The words no line may hold, save those that are part of a word that is looked for ('TITLE' and 'PASSWORD' may stand). */
export const badWordsBeside = (wanted: readonly string[]): readonly string[] => {
  const both = wanted.flatMap((word) => [word, [...word].reverse().join('')])
  return turnedWords.map(turned).filter((bad) => !both.some((word) => word.includes(bad)))
}
