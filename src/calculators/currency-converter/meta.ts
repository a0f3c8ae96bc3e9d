import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'currency-converter',
  title: 'Currency Converter',
  question: 'What’s my money worth in another currency, and what would I really get?',
  description: 'Converts at a dated reference rate and shows what you’d get after card, cash or transfer fees.',
  icon: 'arrow-left-right',
  category: 'Income & Employment',
  keywords: ['exchange rate', 'euro', 'peso', 'pound', 'yen', 'foreign transaction fee', 'send money', 'travel money'],
  related: ['salary-hourly-converter', 'brokerage-fees', 'budget-planner'],
}
