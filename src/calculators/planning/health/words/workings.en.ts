export const sourceWords = {
  future: 'retirement savings for each age',
  credit: 'credit score bands',
  scale: 'the ten statements and the score tables',
  means: 'average scores of US adults',
} as const

export const workingWords = {
  overall: 'Overall score',
  overallFormula: 'Overall = mean of the pillars that could be measured',
  pillar: (label: string) => `${label} = mean of its measures`,
  alone: (label: string, measure: string, points: number) => `${label} = ${measure} = ${points}`,
  pillars: 'Pillars',
  tooFew: (known: number, needed: number) => `${known} measures known; an overall score needs ${needed}`,
  steps: 'Order of the steps',
  stepsFormula: 'Points gained overall ÷ (dollars ÷ 100 + hours), at least half a unit of effort',
  ours: 'The bands are our own and not validated. They follow common advice; a ratio between two marks gets points in a straight line.',
} as const
