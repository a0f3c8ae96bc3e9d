import type { Meta } from '../kit/definition.ts'

export const meta: Meta = {
  slug: 'retirement-drawdown',
  title: 'Retirement Drawdown Calculator',
  question: 'How much can I take out?',
  description:
    'Tests eight spending rules on every start since 1871 and 10,000 simulations: how much you could take out, the worst starts by name, cuts and taxes.',
  icon: 'chart-no-axes-combined',
  category: 'Retirement',
  keywords: [
    '4 percent rule',
    'safe withdrawal rate',
    'guardrails',
    'guyton-klinger',
    'vpw',
    'monte carlo',
    'sequence of returns',
    'spend down',
    'rmd',
  ],
  related: ['retirement', 'retirement-planning', 'social-security', 'lumpsum'],
}
