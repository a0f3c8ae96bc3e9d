export const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`
