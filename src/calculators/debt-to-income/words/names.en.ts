/** Names that several sentences share. */
export const programNames = { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' }
export const loanNames = {
  conventional: 'conventional loans',
  fha: 'FHA loans',
  va: 'VA loans',
  usda: 'USDA loans',
}
export const agencyNames = { fannie: 'Fannie Mae', freddie: 'Freddie Mac' }
export const nameWords = {
  /** The second of two that are called the same. */
  numbered: ({ name, number }: { name: string; number: number }) => `${name} ${number}`,
  guide: ({ loans }: { loans: string }) => `guideline for ${loans}`,
  most: ({ loans }: { loans: string }) => `maximum for ${loans}`,
  own: () => 'limit you entered',
  newLoan: 'New loan',
}
