import { percentLimit, rule } from '../rule.ts'

/** What comes in against what goes out in an average month. */
export const cashFlowRules = [
  rule({
    id: 'spending-over-income',
    area: 'cash-flow',
    needs: ['takeHome', 'left'],
    basis: { kind: 'arithmetic' },
    limit: null,
    isHardship: true,
    find: ({ takeHome, left }) =>
      left < 0
        ? {
            tone: 'act',
            values: { takeHome, short: -left },
            stake: -left * 12,
            way: { calculator: 'budget-planner', inputs: { takeHome } },
          }
        : null,
  }),
  rule({
    id: 'margin',
    area: 'cash-flow',
    needs: ['takeHome', 'left'],
    basis: { kind: 'thumb' },
    limit: percentLimit(10, 0, 50),
    find: ({ takeHome, left }, limit) => {
      if (takeHome <= 0 || left < 0) return null
      const share = (left / takeHome) * 100
      const isEnough = share >= limit
      return {
        tone: isEnough ? 'good' : 'watch',
        values: { takeHome, left, share, limit },
        stake: isEnough ? 0 : ((limit - share) / 100) * takeHome * 12,
        way: { page: '/budget-buddy' },
      }
    },
  }),
] as const
