import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'currency-converter',
  title: 'Currency Converter',
  question: 'What is this amount worth in another currency, and what would I really get?',
  description: 'Converts at a dated reference rate and shows what is left after a card, cash or transfer fee.',
  icon: 'arrow-left-right',
  category: 'Income & Employment',
  keywords: ['exchange rate', 'euro', 'peso', 'pound', 'yen', 'foreign transaction fee', 'send money', 'travel money'],
  related: ['salary-hourly-converter', 'brokerage-fees', 'budget-planner'],
}
