/** What programs call an amount the state's law has a name for: 'Earned income credit' is 'earnedIncomeCredit'. */
export const keyOfName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/['’]|\p{Mn}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word, at) => (at === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('')
