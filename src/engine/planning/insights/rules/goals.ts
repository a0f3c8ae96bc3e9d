import type { HouseholdGoal } from '#engine/household/lists.ts'
import { sumToCent } from '#engine/money.ts'
import { monthOf, monthsBetween } from '#engine/month.ts'
import { arithmetic, monthsLimit, rule, type Way } from '../rule.ts'

const missing = ({ target, saved }: HouseholdGoal): number => Math.max(0, target - saved)
const goals: Way = { page: '/goals' }

export const goalRules = [
  rule({
    id: 'goals-pace',
    area: 'goals',
    needs: ['goals', 'left'],
    basis: arithmetic,
    limit: null,
    find: ({ goals: all, left, today }) => {
      const month = monthOf(today)
      const dated = all.flatMap((goal) =>
        goal.by !== null && goal.by > month && missing(goal) > 0
          ? [{ goal, monthly: missing(goal) / monthsBetween(month, goal.by) }]
          : [],
      )
      if (dated.length === 0) return null
      const needed = sumToCent(dated.map(({ monthly }) => monthly))
      const room = Math.max(0, left)
      const isEnough = needed <= room
      return {
        tone: isEnough ? 'good' : 'watch',
        values: { needed, left, gap: Math.max(0, needed - room), count: dated.length },
        stake: isEnough ? 0 : (needed - room) * 12,
        way: {
          calculator: 'savings',
          inputs: {
            ask: 'buckets',
            buckets: dated.slice(0, 10).map(({ goal, monthly }) => ({
              name: goal.name,
              goal: goal.target,
              saved: goal.saved,
              deposit: Math.ceil(monthly),
              by: monthsBetween(month, goal.by ?? month),
            })),
          },
        },
      }
    },
  }),
  rule({
    id: 'goal-past-date',
    area: 'goals',
    needs: ['goals'],
    basis: arithmetic,
    limit: null,
    find: ({ goals: all, today }) => {
      const [first] = all.flatMap((goal) =>
        goal.by !== null && goal.by < monthOf(today) && missing(goal) > 0
          ? [{ name: goal.name, until: goal.by, gap: missing(goal) }]
          : [],
      )
      return first ? { tone: 'watch', values: { ...first }, stake: first.gap, way: goals } : null
    },
  }),
  rule({
    id: 'goal-soon',
    area: 'goals',
    needs: ['goals', 'left'],
    basis: arithmetic,
    limit: monthsLimit(3, 1, 12, 1),
    find: ({ goals: all, left, today }, limit) => {
      const month = monthOf(today)
      const [next] = all
        .flatMap((goal) =>
          goal.by !== null && goal.by >= month && monthsBetween(month, goal.by) <= limit && missing(goal) > 0
            ? [
                {
                  name: goal.name,
                  until: goal.by,
                  gap: missing(goal),
                  months: Math.max(1, monthsBetween(month, goal.by)),
                },
              ]
            : [],
        )
        .sort((a, b) => (a.until < b.until ? -1 : 1))
      if (!next) return null
      const short = next.gap - Math.max(0, left) * next.months
      return short > 0
        ? { tone: 'watch', values: { ...next, left, short: sumToCent([short]) }, stake: next.gap, way: goals }
        : null
    },
  }),
  rule({
    id: 'goal-undated',
    area: 'goals',
    needs: ['goals'],
    basis: arithmetic,
    limit: null,
    find: ({ goals: all }) => {
      const open = all.filter((goal) => goal.by === null && missing(goal) > 0)
      const [first] = open
      return first
        ? {
            tone: 'watch',
            values: { name: first.name, count: open.length, gap: missing(first) },
            stake: 0,
            way: goals,
          }
        : null
    },
  }),
  rule({
    id: 'goal-reached',
    area: 'goals',
    needs: ['goals'],
    basis: arithmetic,
    limit: null,
    find: ({ goals: all }) => {
      const [first] = all.filter(({ target, saved }) => target > 0 && saved >= target)
      return first ? { tone: 'good', values: { name: first.name, saved: first.saved }, stake: 0, way: goals } : null
    },
  }),
] as const
